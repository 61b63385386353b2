import { t } from '#i18n/account-addresses'
import type { SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import { Button } from '@/ui/Button'
import css from './Addresses.module.css'
import { useDeleting } from './use-deleting'

/** The way to delete an address from its own page. */
export function RemoveAddress({ userId, saved, onDone }: { userId: string; saved: SavedAddress; onDone: () => void }) {
  const { ask, deleting, element } = useDeleting(userId, onDone)
  return (
    <div className={css.remove}>
      <Button size="s" variant="link" loading={deleting !== undefined} onClick={() => void ask(saved)}>
        {t.remove}
      </Button>
      {element}
    </div>
  )
}

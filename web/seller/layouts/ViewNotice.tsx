import { t } from '#i18n/seller'
import { useShop } from '@/seller/shop-context'
import { viewedShop } from '@/seller/view'
import { Button } from '@/ui/Button'
import css from './ViewNotice.module.css'

/** Tells an operator whose space they read, and leads back to the console; nothing for a seller. */
export function ViewNotice() {
  const { name } = useShop()
  const viewed = viewedShop()
  if (!viewed) return null
  return (
    <aside className={css.notice} aria-label={t.view.label}>
      <p>
        <strong>{t.view.whose(name)}</strong> {t.view.nothing}
      </p>
      <Button size="s" variant="wheat" href={viewed.console}>
        {t.view.leave}
      </Button>
    </aside>
  )
}

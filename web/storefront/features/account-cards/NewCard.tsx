import { t } from '#i18n/account-cards'
import { useInvalidate } from '@/api/invalidate'
import { CardForm } from '@/storefront/features/card-form/CardForm'
import type { CardToken } from '@/storefront/features/card-form/provider'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { CARDS_PATH } from './Cards'
import css from './Cards.module.css'
import { saveCard } from '@/storefront/features/card-form/saved-cards'

type NewCardProps = { userId: string; onSaved: (href: string) => void }

/** Saves a card typed in the payment provider's form, which also shows a refusal. */
export function NewCard({ userId, onSaved }: NewCardProps) {
  const invalidate = useInvalidate()
  async function save({ tokenId }: CardToken) {
    await saveCard(userId, tokenId)
    await invalidate([`/users/${userId}/credit-cards`])
    toast('success', t.saved)
    onSaved(CARDS_PATH)
  }
  return (
    <>
      <TitleBar title={t.newTitle} back={{ href: CARDS_PATH, label: t.back }} />
      <div className={css.new}>
        <CardForm submit={t.submit} onCard={save} />
      </div>
    </>
  )
}

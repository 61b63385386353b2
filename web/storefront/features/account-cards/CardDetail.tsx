import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/account-cards'
import { ApiError } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { formatExpiry, parseExpiry, expiryText } from '@/storefront/features/card-form/card-format'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { Loaded } from '@/ui/Loaded'
import { ModalNotice } from '@/ui/ModalNotice'
import { Skeleton } from '@/ui/Skeleton'
import { TextInput } from '@/ui/TextInput'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import css from './Cards.module.css'
import { CARDS_PATH } from './Cards'
import { cardName, CardVisual } from './CardVisual'
import { deleteCard, makeDefault, saveExpiry } from './queries'
import { savedCardsQuery, type SavedCard } from '@/storefront/features/card-form/saved-cards'

type CardDetailProps = { userId: string; cardId: string; onGone: (href: string) => void }

/** One saved card: its date, whether it is the default one, and the way to delete it. */
export function CardDetail({ userId, cardId, onGone }: CardDetailProps) {
  const query = useQuery(savedCardsQuery(userId))
  const back = { href: CARDS_PATH, label: t.back }
  return (
    <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
      {(cards) => {
        const card = cards.find(({ id }) => id === cardId)
        if (!card) {
          return (
            <>
              <TitleBar title={t.title} back={back} />
              <EmptyState title={t.notFound} />
            </>
          )
        }
        return (
          <>
            <TitleBar title={cardName(card)} back={back} />
            <div className={css.one}>
              <CardVisual card={card} />
              <div className={css.side}>
                <Expiry key={expiryText(card)} userId={userId} card={card} />
                <Actions userId={userId} card={card} onGone={() => onGone(CARDS_PATH)} />
              </div>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

/** The date may move without the number: the bank extends a card. */
function Expiry({ userId, card }: { userId: string; card: SavedCard }) {
  const invalidate = useInvalidate()
  const titleId = useId()
  const [typed, setTyped] = useState(expiryText(card))
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (expiry: { expMonth: number; expYear: number }) => saveExpiry(userId, card.id, expiry),
    onSuccess: async () => {
      await invalidate([`/users/${userId}/credit-cards`])
      toast('success', t.expirySaved)
    },
    onError: (failure) => setError(refusal(failure) ?? t.failed),
  })
  function save(event: FormEvent) {
    event.preventDefault()
    const expiry = parseExpiry(formatExpiry(typed))
    setError(expiry ? undefined : t.expiryWrong)
    if (expiry) mutate(expiry)
  }
  return (
    <form noValidate className={css.form} aria-labelledby={titleId} onSubmit={save}>
      <h2 id={titleId} className={css.heading}>
        {t.expiryTitle}
      </h2>
      <Field label={t.expiryLabel} help={t.expiryHelp} error={error} required>
        <TextInput
          className={css.short}
          value={typed}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(formatExpiry(typed))}
        />
      </Field>
      <div>
        <Button type="submit" size="s" variant="secondary" loading={isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

function Actions({ userId, card, onGone }: { userId: string; card: SavedCard; onGone: () => void }) {
  const invalidate = useInvalidate()
  const modal = useModal()
  const refresh = () => invalidate([`/users/${userId}/credit-cards`])
  const tell = (error: unknown) => toast('error', refusal(error) ?? t.failed)
  const choosing = useMutation({
    mutationFn: () => makeDefault(userId, card.id),
    onSuccess: async () => {
      await refresh()
      toast('success', t.defaulted)
    },
    onError: tell,
  })
  const deleting = useMutation({
    mutationFn: () => deleteCard(userId, card.id),
    onSuccess: async () => {
      toast('success', t.removed)
      onGone()
      await refresh()
    },
    onError: (error) => (isDefaultRule(error) ? void refuse() : tell(error)),
  })
  const refuse = () =>
    modal.open({
      title: t.refusedTitle,
      body: (close) => <ModalNotice text={t.refusedText} label={t.understood} onClose={() => close(true)} />,
    })

  async function remove() {
    if (card.isDefault) return void refuse()
    const answer = await modal.open({
      title: t.removeTitle,
      body: <p>{t.removeText(cardName(card))}</p>,
      confirmLabel: t.removeConfirm,
    })
    if (answer !== ACTION_CANCELLED) deleting.mutate()
  }

  return (
    <div className={css.actions}>
      {!card.isDefault && (
        <Button size="s" loading={choosing.isPending} onClick={() => choosing.mutate()}>
          {t.makeDefault}
        </Button>
      )}
      <Button size="s" variant="secondary" loading={deleting.isPending} onClick={() => void remove()}>
        {t.remove}
      </Button>
      {modal.element}
    </div>
  )
}

/** The server keeps the same rule, in case another tab changed the default. */
const isDefaultRule = (error: unknown) => error instanceof ApiError && error.problem.code === 'default_card'

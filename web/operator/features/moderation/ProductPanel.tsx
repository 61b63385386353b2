import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { refusal } from '@/api/refusal'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useSite } from '@/site/site'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { toast } from '@/ui/toast'
import { useDebounced } from '@/ui/useDebounced'
import css from './moderation.module.css'
import { hideProduct, letterQuery, putBackProduct, useModerated, type Product } from './queries'

const TYPED_MS = 400

/** Hides a product, or puts it back: why, what will happen, the letter. */
export function ProductPanel({ product, onClose }: { product: Product; onClose: () => void }) {
  const { publicUrl } = useSite()
  const hidden = product.hiddenAt !== null
  const words = hidden ? t.back : t.hide
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (hidden ? putBackProduct(product.id, reason) : hideProduct(product.id, reason)),
    onSuccess: () => {
      toast('success', words.done)
      onClose()
      void moderated()
    },
  })
  return (
    <DecisionPanel
      title={words.title(product.name)}
      preview={{ effects: useEffects(product, reason) }}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      {hidden && <p className={css.quote}>{t.hide.why(product.hiddenReason)}</p>}
      {product.status === 'published' && (
        <Link className={layout.link} href={`${publicUrl}/produit/${product.slug}`} target="_blank" rel="noreferrer">
          {t.hide.page}
        </Link>
      )}
      <ReasonField
        value={reason}
        onChange={setReason}
        help={t.reason.toShop}
        error={tried && reason.trim() === '' ? t.reason.missing : undefined}
      />
    </DecisionPanel>
  )
}

function useEffects(product: Product, reason: string): Effect[] {
  const hidden = product.hiddenAt !== null
  const { data } = useQuery({ ...letterQuery(product.id, useDebounced(reason, TYPED_MS)), enabled: !hidden })
  const effects: Effect[] = [{ icon: 'eye', words: hidden ? t.back.effect : t.hide.effect }]
  if (data && !hidden) {
    effects.push({
      icon: 'letter',
      words: (
        <details>
          <summary>{t.letter(data.subject, data.to.join(', ') || t.nobody)}</summary>
          <pre className={css.letter}>{data.text}</pre>
        </details>
      ),
    })
  }
  if (!hidden && product.reports > 0) effects.push({ icon: 'flag', words: t.hide.reported(product.reports) })
  effects.push({ icon: 'book', words: t.journal })
  return effects
}

import { useState, type ReactNode } from 'react'
import { t } from '#i18n/operator-orders'
import type { Effect } from '@/desk/DecisionPanel'
import type { Sum } from '@/desk/Sums'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/Modal'
import css from './Order.module.css'
import type { Outcome } from './types'

const words = t.decision

/** What an act would do, in sums that add up and sentences: made of the server's own answer. */
export function previewOf(outcome: Outcome | undefined, name: string) {
  if (!outcome) return undefined
  return { sums: sumsOf(outcome, name), effects: effectsOf(outcome) }
}

function sumsOf({ shares, total }: Outcome, name: string): Sum[] {
  if (total === 0) return []
  const add = (pick: (share: Outcome['shares'][number]) => number) => shares.reduce((sum, s) => sum + pick(s), 0)
  const parts: Sum[] = [
    { label: words.goods, amount: add(({ goods }) => goods) },
    { label: words.shipping, amount: add(({ shipping }) => shipping) },
    { label: words.gst, amount: add(({ taxes }) => taxes.gst_hst) },
    { label: words.qst, amount: add(({ taxes }) => taxes.qst) },
    { label: words.contribution, amount: add(({ contribution }) => contribution) },
  ]
  const bearers = shares
    .filter(({ fromShop }) => fromShop > 0)
    .map(({ shopName, fromShop }) => ({ label: words.fromShop(shopName), amount: fromShop }))
  const market = add(({ fromMarket }) => fromMarket)
  const allMarket = bearers.length === 0
  return [
    ...parts.filter(({ amount }) => amount !== 0),
    { label: words.gets(name), amount: total, total: true },
    ...bearers,
    ...(market !== 0 ? [{ label: allMarket ? words.fromMarket : words.fromMarketBack, amount: market }] : []),
  ]
}

function effectsOf({ shares, total, cardBrand, cardLast4, restocked, letters }: Outcome): Effect[] {
  const effects: Effect[] = []
  if (total > 0 && cardLast4) effects.push({ icon: 'card', words: words.card(cardBrand, cardLast4) })
  for (const { shopName, fromShop, before, after } of shares) {
    if (fromShop === 0) continue
    effects.push({ icon: 'bank', words: words.balance(shopName, formatMoney(before), formatMoney(after)) })
  }
  if (restocked > 0) effects.push({ icon: 'parcel', words: words.stock(restocked) })
  for (const letter of letters) effects.push({ icon: 'letter', words: <LetterToRead {...letter} /> })
  return effects
}

function LetterToRead({ to, subject, text }: Outcome['letters'][number]): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      {words.letterTo(to)}{' '}
      <Button variant="link" size="s" onClick={() => setOpen(true)}>
        {words.read}
      </Button>
      <Modal open={open} onCancel={() => setOpen(false)} title={subject}>
        <pre className={css.letter}>{text}</pre>
      </Modal>
    </>
  )
}

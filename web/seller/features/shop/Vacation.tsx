import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-shop'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { isOpenEnded } from '@/lib/vacation'
import { Panel } from '@/desk/Panel'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { setVacation, type Vacation as Chosen } from './calls'
import css from './shop.module.css'

const words = t.vacation
const DAY_MS = 86_400_000

const backNow = { until: '' }
const untilReopened = { until: '', openEnded: true }

/** Leaving for a while: the products stay in sight, and nothing can be put in a cart until the day of return, or until
 * the shop is reopened. */
export function Vacation({ shop }: { shop: Shop }) {
  const keepShop = useKeepShop()
  const [now] = useState(() => Date.now())
  const [until, setUntil] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Chosen) => setVacation(shop.id, chosen),
    onSuccess: (saved, { until: day, openEnded }) => {
      keepShop(saved)
      setUntil('')
      toast('success', openEnded ? words.pausing : day ? words.left : words.back)
    },
  })
  const paused = isOpenEnded(shop.vacationUntil ?? '')
  const failed = isPending ? null : error
  const wrongDay = fieldErrors(failed).until
  return (
    <Panel title={words.title}>
      {shop.vacationUntil ? (
        <div className={css.vacation}>
          <p>{paused ? words.paused : words.away(formatDate(shop.vacationUntil))}</p>
          <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate(backNow)}>
            {paused ? words.reopen : words.comeBack}
          </Button>
        </div>
      ) : (
        <form
          className={css.vacation}
          onSubmit={(event) => {
            event.preventDefault()
            mutate({ until })
          }}
        >
          <p>{words.text}</p>
          <div className={css.until}>
            <Field label={words.until} error={wrongDay}>
              <TextInput
                type="date"
                size="s"
                value={until}
                min={formatIsoDate(now + DAY_MS)}
                max={formatIsoDate(now + 365 * DAY_MS)}
                onChange={(event) => setUntil(event.target.value)}
              />
            </Field>
            <Button type="submit" size="s" variant="secondary" loading={isPending} disabled={until === ''}>
              {words.leave}
            </Button>
          </div>
          <p>{words.pauseText}</p>
          <Button size="s" variant="secondary" disabled={isPending} onClick={() => mutate(untilReopened)}>
            {words.pause}
          </Button>
        </form>
      )}
      {failed && !wrongDay && <Alert kind="error">{refusal(failed) ?? t.failed}</Alert>}
    </Panel>
  )
}

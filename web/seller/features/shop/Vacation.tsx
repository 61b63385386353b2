import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-shop'
import { refusal } from '@/api/refusal'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { Panel } from '@/desk/Panel'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { setVacation } from './calls'
import css from './shop.module.css'

const words = t.vacation
const DAY_MS = 86_400_000

/** Leaving for a while: the products stay in sight, and nothing can be put in a cart until the day of return. */
export function Vacation({ shop }: { shop: Shop }) {
  const keepShop = useKeepShop()
  const [now] = useState(() => Date.now())
  const [until, setUntil] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (day: string) => setVacation(shop.id, day),
    networkMode: 'always',
    onSuccess: (saved, day) => {
      keepShop(saved)
      setUntil('')
      toast('success', day ? words.left : words.back)
    },
  })
  const failure = error && !isPending ? (refusal(error) ?? t.failed) : undefined
  return (
    <Panel title={words.title}>
      {shop.vacationUntil ? (
        <div className={css.vacation}>
          <p>{words.away(formatDate(shop.vacationUntil))}</p>
          <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate('')}>
            {words.comeBack}
          </Button>
        </div>
      ) : (
        <form
          className={css.vacation}
          onSubmit={(event) => {
            event.preventDefault()
            mutate(until)
          }}
        >
          <p>{words.text}</p>
          <div className={css.until}>
            <Field label={words.until} error={failure}>
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
        </form>
      )}
    </Panel>
  )
}

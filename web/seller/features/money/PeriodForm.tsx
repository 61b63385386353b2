import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-money'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Link } from '@/ui/Link'
import { TextInput } from '@/ui/TextInput'
import { PRESETS, presetNamed, presetOf, type Period } from './period'
import css from './PeriodForm.module.css'

type PeriodFormProps = { period: Period; today: string; hrefFor: (period: Period) => string; onChange: (period: Period) => void }

/** The usual periods as links, and any two dates. Key it by its period, so that the dates follow the address. */
export function PeriodForm({ period, today, hrefFor, onChange }: PeriodFormProps) {
  const [dates, setDates] = useState(period)
  const named = presetNamed(period, today)
  const backwards = dates.from > dates.to
  function submit(event: FormEvent) {
    event.preventDefault()
    if (dates.from && dates.to && !backwards) onChange(dates)
  }
  return (
    <div className={css.period}>
      <nav className={css.presets} aria-label={t.period}>
        {PRESETS.map((preset) => (
          <Link key={preset} className={css.preset} href={hrefFor(presetOf(preset, today))} aria-current={preset === named ? 'page' : undefined}>
            {t.periods[preset]}
          </Link>
        ))}
      </nav>
      <form className={css.dates} noValidate onSubmit={submit}>
        <Field label={t.from}>
          <TextInput size="s" type="date" value={dates.from} max={today} onChange={(event) => setDates({ ...dates, from: event.target.value })} />
        </Field>
        <Field label={t.to} error={backwards ? t.backwards : undefined}>
          <TextInput size="s" type="date" value={dates.to} max={today} onChange={(event) => setDates({ ...dates, to: event.target.value })} />
        </Field>
        <Button type="submit" size="s" variant="secondary">
          {t.apply}
        </Button>
      </form>
    </div>
  )
}

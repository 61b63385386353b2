import { useState, type FormEvent } from 'react'
import { t as words } from '#i18n/desk'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Link } from '@/ui/Link'
import pills from '@/ui/pills.module.css'
import { TextInput } from '@/ui/TextInput'
import { LONGEST, periodError, presetNamed, presetOf, type Period, type Preset } from './period'
import css from './PeriodForm.module.css'

const t = words.period

type PeriodFormProps = {
  /** The usual periods that are offered. */
  presets: readonly Preset[]
  period: Period
  today: string
  hrefFor: (period: Period) => string
  onChange: (period: Period) => void
}

/** The usual periods as links, and any two dates. Key it by its period, so that the dates follow the address. */
export function PeriodForm({ presets, period, today, hrefFor, onChange }: PeriodFormProps) {
  const [dates, setDates] = useState(period)
  const named = presetNamed(presets, period, today)
  const wrong = dates.from && dates.to ? periodError(dates) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (dates.from && dates.to && !wrong) onChange(dates)
  }
  return (
    <div className={css.period}>
      <nav className={pills.pills} aria-label={t.label}>
        {presets.map((preset) => (
          <Link
            key={preset}
            className={pills.pill}
            href={hrefFor(presetOf(preset, today))}
            aria-current={preset === named ? 'page' : undefined}
          >
            {t.periods[preset]}
          </Link>
        ))}
      </nav>
      <form className={css.dates} noValidate onSubmit={submit}>
        <Field label={t.from}>
          <TextInput
            size="s"
            type="date"
            value={dates.from}
            max={today}
            onChange={(event) => setDates({ ...dates, from: event.target.value })}
          />
        </Field>
        <Field label={t.to} error={wrong && { backwards: t.backwards, tooLong: t.tooLong(LONGEST) }[wrong]}>
          <TextInput
            size="s"
            type="date"
            value={dates.to}
            max={today}
            onChange={(event) => setDates({ ...dates, to: event.target.value })}
          />
        </Field>
        <Button type="submit" size="s" variant="secondary">
          {t.apply}
        </Button>
      </form>
    </div>
  )
}

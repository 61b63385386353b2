import { t } from '#i18n/giveaway'
import { formatCount } from '@/lib/format-money'
import { Section } from '@/ui/Section'
import css from './Check.module.css'
import type { ScheduledGiveaway } from './types'

/** How anyone can do the draw again, with whatever of it is known by now. */
export function Check({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const facts: [what: string, value: string][] = [
    [t.check.source, giveaway.seedSource],
    [t.check.entries, giveaway.state === 'open' ? '' : formatCount(giveaway.entries)],
    [t.check.digest, giveaway.entriesDigest],
    [t.check.seed, giveaway.seed],
  ]
  const known = facts.filter(([, value]) => value)
  return (
    <Section title={t.check.title}>
      <p className={css.text}>{giveaway.seedSource ? `${t.check.text} ${t.check.public}` : t.check.text}</p>
      {known.length > 0 && (
        <dl className={css.facts}>
          {known.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

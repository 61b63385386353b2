import { t } from '#i18n/giveaway'
import { classNames } from '@/lib/class-names'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { drawDay, lastDay } from './days'
import { prizeFacts } from './prize'
import css from './Rules.module.css'
import type { ScheduledGiveaway } from './types'

export const RULES = 'reglement'

/** The conditions in full, with the days of configuration. */
export function Rules({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const rules = t.rules.list({
    ...prizeFacts(giveaway),
    closes: lastDay(giveaway.closesAt),
    announced: drawDay(giveaway.announcedAt),
  })
  return (
    <section id={RULES} className={css.ground} aria-labelledby="titre-reglement">
      <div className={classNames(layout.frame, layout.section)}>
        <h2 id="titre-reglement">{t.rules.title}</h2>
        <dl className={css.rules}>
          {rules.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={css.privacy}>
          <Link className={layout.link} href="/politique-de-confidentialite">
            {t.rules.privacy}
          </Link>
        </p>
      </div>
    </section>
  )
}

import { classNames } from '@/lib/class-names'
import layout from '@/ui/layout.module.css'
import shared from './Landing.module.css'
import css from './Offers.module.css'
import { HELP_OUT_OFF, REDUCED_COMMISSION } from './terms'
import type { Words } from './types'

/** The help-out offer: half of the commission, for one or two months. */
export function Offer({ words: { offer, percent } }: { words: Words }) {
  return (
    <section className={css.offer} data-ground="dark" aria-labelledby="coup-de-main">
      <div className={classNames(layout.frame, layout.section, shared.two)}>
        <div>
          <h2 id="coup-de-main" className={shared.title}>
            {offer.title}
          </h2>
          <p className={classNames(shared.text, css.text)}>{offer.text(percent(REDUCED_COMMISSION))}</p>
        </div>
        <p className={css.figure}>{offer.figure(HELP_OUT_OFF)}</p>
      </div>
    </section>
  )
}

/** The two promos, each a ticket for a month. */
export function Promos({ words: { promos, percent } }: { words: Words }) {
  const rate = percent(REDUCED_COMMISSION)
  return (
    <section className={classNames(layout.frame, layout.section)} aria-labelledby="promos">
      <h2 id="promos">{promos.title}</h2>
      <ul className={css.promos}>
        {promos.list(rate).map(({ title, text }) => (
          <li key={title} className={css.ticket}>
            <span className={css.rate}>{rate}</span>
            <div>
              <h3>{title}</h3>
              <p className={css.how}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

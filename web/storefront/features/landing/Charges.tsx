import { classNames } from '@/lib/class-names'
import layout from '@/ui/layout.module.css'
import { Calculator } from './Calculator'
import css from './Charges.module.css'
import shared from './Landing.module.css'
import { CHARGES, COMMISSION } from './terms'
import type { Words } from './types'

/** What it costs: one figure, each line of it, and what remains of a sale. */
export function Charges({ words }: { words: Words }) {
  const commission = words.percent(COMMISSION)
  return (
    <section
      id={CHARGES}
      className={classNames(layout.frame, layout.section, shared.anchor)}
      aria-labelledby="les-frais"
    >
      <div className={classNames(shared.two, css.top)}>
        <div>
          <h2 id="les-frais">{words.charges.title}</h2>
          <p className={css.figure}>{commission}</p>
          <p className={css.caption}>{words.charges.figure}</p>
        </div>
        <table className={css.table}>
          <tbody>
            {words.charges.rows(commission).map(([what, howMuch]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{howMuch}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Calculator words={words} />
    </section>
  )
}

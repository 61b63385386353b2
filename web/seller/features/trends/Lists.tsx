import { t } from '#i18n/seller-trends'
import { formatCount } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import css from './Trends.module.css'
import type { Returned, Trends } from './queries'

/** Which searches led to the shop's products. */
export function SearchesPanel({ searches }: { searches: Trends['searches'] }) {
  const words = t.searches
  return (
    <Panel title={words.title}>
      {searches.length === 0 ? (
        <p className={panel.soft}>{words.none}</p>
      ) : (
        <>
          <p className={`${panel.soft} ${css.help}`}>{words.help}</p>
          <table className={table.table} aria-label={words.title}>
            <thead>
              <tr>
                <th scope="col">{words.words}</th>
                <th scope="col" className={table.number}>
                  {words.times}
                </th>
              </tr>
            </thead>
            <tbody>
              {searches.map((search) => (
                <tr key={search.words}>
                  <td>{search.words}</td>
                  <td className={table.number}>{formatCount(search.views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  )
}

/** What buyers wanted to send back, and why, in their own words. */
export function ReturnsPanel({ returns }: { returns: readonly Returned[] }) {
  const words = t.returns
  return (
    <Panel title={words.title}>
      {returns.length === 0 ? (
        <p className={panel.soft}>{words.none}</p>
      ) : (
        <ul className={css.returns}>
          {returns.map(({ productId, name, units, reasons }) => (
            <li key={productId}>
              <b>{name}</b> <span className={panel.soft}>{words.units(units)}</span>
              <ul>
                {reasons.map(({ text, times }) => (
                  <li key={text}>
                    « {text} » {times > 1 && <span className={panel.soft}>{words.times(times)}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

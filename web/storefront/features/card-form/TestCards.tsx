import { t } from '#i18n/card-form'
import css from './CardForm.module.css'

const words = t.tests

/** The numbers a demonstration takes, and what each one does. */
export function TestCards() {
  return (
    <details className={css.tests}>
      <summary>{words.title}</summary>
      <p>{words.note}</p>
      <dl>
        {words.cards.map(([number, outcome]) => (
          <div key={number} className={css.test}>
            <dt>{number}</dt>
            <dd>{outcome}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { useId, useState } from 'react'
import { t } from '#i18n/listing'
import { Checkbox } from '@/ui/Checkbox'
import { toggled } from './actions'
import { Counted } from './Counted'
import css from './Filters.module.css'
import type { ValueKind } from './state'
import type { ValueFacet } from './types'

const SHOWN = 6

type ValueFilterProps = {
  kind: ValueKind
  facets: readonly ValueFacet[]
  /** Codes of the chosen values. */
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
}

/** The values of one kind behind the results, the most frequent first; several may be chosen. */
export function ValueFilter({ kind, facets, chosen, onChoose }: ValueFilterProps) {
  const titleId = useId()
  const [all, setAll] = useState(false)
  if (facets.length < 2 && chosen.length === 0) return null
  const shown = all ? facets : facets.filter(({ code }, index) => index < SHOWN || chosen.includes(code))
  const hidden = facets.length - Math.min(SHOWN, facets.length)
  return (
    <div className={css.block} role="group" aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {t.values[kind]}
      </h2>
      {shown.map(({ code, name, count }) => (
        <Checkbox
          key={code}
          className={css.choice}
          checked={chosen.includes(code)}
          onChange={() => onChoose(toggled(chosen, code))}
          label={<Counted name={name} count={count} />}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.values.less : t.values.more(hidden)}
        </button>
      )}
    </div>
  )
}

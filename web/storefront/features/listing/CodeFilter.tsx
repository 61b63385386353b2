import { useId } from 'react'
import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/listing'
import { CATEGORY_CODES } from '@/lib/category-codes'
import { Checkbox } from '@/ui/Checkbox'
import { toggled } from './actions'
import type { CodeFacet } from './types'
import { Counted } from './Counted'
import css from './Filters.module.css'

type CodeFilterProps = { facets: readonly CodeFacet[]; chosen: readonly string[]; onChoose: (codes: string[]) => void }

/** The ten category codes of shops, as the market calls them; several may be chosen. */
export function CodeFilter({ facets, chosen, onChoose }: CodeFilterProps) {
  const titleId = useId()
  const found = new Map(facets.map((facet) => [facet.code, facet]))
  return (
    <div className={css.block} role="group" aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {t.storeCodes.title}
      </h2>
      {CATEGORY_CODES.map((code) => (
        <Checkbox
          key={code}
          className={css.choice}
          checked={chosen.includes(code)}
          onChange={() => onChoose(toggled(chosen, code))}
          label={
            <Counted
              name={found.get(code)?.label ?? catalog.shop.categories[code]}
              count={found.get(code)?.count ?? 0}
            />
          }
        />
      ))}
    </div>
  )
}

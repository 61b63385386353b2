import { useId, useState } from 'react'
import { t } from '#i18n/listing'
import { Radio } from '@/ui/Radio'
import type { StoreFacet } from './types'
import { Counted } from './Counted'
import css from './Filters.module.css'

const SHOWN = 6

type ShopFilterProps = { stores: readonly StoreFacet[]; chosen: string; onChoose: (slug: string) => void }

/** The shops behind the results, the fullest first; one may be chosen. */
export function ShopFilter({ stores, chosen, onChoose }: ShopFilterProps) {
  const name = useId()
  const [all, setAll] = useState(false)
  if (stores.length < 2 && !chosen) return null
  const shown = all ? stores : stores.filter(({ slug }, index) => index < SHOWN || slug === chosen)
  const hidden = stores.length - Math.min(SHOWN, stores.length)
  return (
    <div className={css.block} role="radiogroup" aria-labelledby={`${name}-title`}>
      <h2 className={css.title} id={`${name}-title`}>
        {t.shops.title}
      </h2>
      <Radio name={name} checked={!chosen} onChange={() => onChoose('')} label={t.shops.all} />
      {shown.map(({ slug, name: label, count }) => (
        <Radio
          key={slug}
          className={css.choice}
          name={name}
          checked={chosen === slug}
          onChange={() => onChoose(slug)}
          label={<Counted name={label} count={count} />}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.shops.less : t.shops.more(hidden)}
        </button>
      )}
    </div>
  )
}

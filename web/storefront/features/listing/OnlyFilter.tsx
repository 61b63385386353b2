import { useId } from 'react'
import { t } from '#i18n/listing'
import { Checkbox } from '@/ui/Checkbox'
import { toggled } from './actions'
import { Counted } from './Counted'
import css from './Filters.module.css'
import { ONLY, type Only } from './state'

type OnlyFilterProps = {
  /** How many products each would leave; undefined while they are on their way. */
  counts: Readonly<Record<Only, number>> | undefined
  chosen: readonly Only[]
  onChoose: (only: readonly Only[]) => void
}

/** In stock, on sale, free shipping: each offered when it would leave something. */
export function OnlyFilter({ counts, chosen, onChoose }: OnlyFilterProps) {
  const titleId = useId()
  const offered = ONLY.filter((name) => counts?.[name] || chosen.includes(name))
  if (offered.length === 0) return null
  return (
    <div className={css.block} role="group" aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {t.only.title}
      </h2>
      {offered.map((name) => (
        <Checkbox
          key={name}
          className={css.choice}
          checked={chosen.includes(name)}
          onChange={() => onChoose(toggled(chosen, name))}
          label={<Counted name={t.only[name]} count={counts?.[name] ?? 0} />}
        />
      ))}
    </div>
  )
}

import { useState } from 'react'
import { t } from '#i18n/listing'
import { setPanels, usePanel } from '@/storefront/panels'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { useLater } from '@/ui/useLater'
import { aroundPosition, withPerPage } from './actions'
import { chosenSort, sortChoices } from './sorts'
import type { PageRange } from './types'
import { PER_PAGE } from './state'
import css from './Toolbar.module.css'
import type { Listing } from './useListing'

const loadPicker = () => import('@/storefront/features/places/PlacePicker').then(({ PlacePicker }) => PlacePicker)

type ToolbarProps<A extends PageRange> = {
  listing: Listing<A>
  answer: PageRange | undefined
  reviewed: boolean | undefined
  hideFilters: boolean
}

/** What part of the whole is shown, in which order, and how much at a time. */
export function Toolbar<A extends PageRange>({ listing, answer, reviewed, hideFilters }: ToolbarProps<A>) {
  const { state, go } = listing
  const open = usePanel('filters')
  const [placing, setPlacing] = useState(false)
  const PlacePicker = useLater(placing, loadPicker)

  const sorts = sortChoices(state, { oneShop: listing.oneShop, reviewed })

  function sort(chosen: string) {
    const to = sorts.find(({ value }) => value === chosen)?.to
    setPlacing(!to)
    if (to) go(to(state))
  }
  return (
    <>
      <Button
        className={css.filters}
        variant="secondary"
        size="s"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-passed={hideFilters || undefined}
        onClick={() => setPanels({ filters: true })}
      >
        <Icon name="filters" />
        {t.filters.open}
      </Button>
      <div className={css.bar}>
        <div className={css.count}>
          {answer ? answer.to > 0 && t.count(answer.from, answer.to, answer.total) : <Skeleton width="7rem" />}
        </div>
        <div className={css.choices}>
          <label>
            {t.sort.label}
            <Select
              className={css.select}
              size="s"
              value={placing ? 'distance' : chosenSort(state)}
              options={sorts.map(({ value }) => ({ value, label: t.sort[value] }))}
              onChange={(event) => sort(event.target.value)}
            />
          </label>
          <label>
            {t.perPage}
            <Select
              className={css.select}
              size="s"
              value={state.perPage}
              options={PER_PAGE.map((count) => ({ value: String(count), label: String(count) }))}
              onChange={(event) => go(withPerPage(state, Number(event.target.value)))}
            />
          </label>
        </div>
      </div>
      {placing && PlacePicker && (
        <PlacePicker
          onPlace={(position) => {
            setPlacing(false)
            go(aroundPosition(state, position))
          }}
          onClose={() => setPlacing(false)}
        />
      )}
    </>
  )
}

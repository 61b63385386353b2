import type { MouseEvent } from 'react'
import { t } from '#i18n/listing'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './ActiveFilters.module.css'
import type { Chip } from './chips'
import type { ListingState } from './state'

type ActiveFiltersProps = {
  chips: readonly Chip[]
  hrefFor: (state: ListingState) => string
  onRemove: (state: ListingState) => void
}

/** The filters in force as chips that go away when chosen; links, so that they work before the page's code. */
export function ActiveFilters({ chips, hrefFor, onRemove }: ActiveFiltersProps) {
  if (chips.length === 0) return null
  function remove(event: MouseEvent, chip: Chip) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onRemove(chip.without)
  }
  return (
    <ul className={css.chips} aria-label={t.filters.active}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            className={css.chip}
            href={hrefFor(chip.without)}
            rel="nofollow"
            onClick={(event) => remove(event, chip)}
          >
            <VisuallyHidden>{t.filters.remove} </VisuallyHidden>
            {chip.label}
            <Icon name="close" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

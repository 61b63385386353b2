import { t } from '#i18n/search'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { insisting } from './actions'
import css from './NothingFound.module.css'
import type { ListingState } from './state'

type SearchedInsteadProps = {
  state: ListingState
  /** The words the answer is for; empty when they are those typed. */
  searchedFor: string | undefined
  hrefFor: (state: ListingState) => string
}

/** Says that other words were searched than those typed, and lets the visitor insist. */
export function SearchedInstead({ state, searchedFor, hrefFor }: SearchedInsteadProps) {
  if (!searchedFor) return null
  return (
    <p className={css.mean}>
      {t.search.insteadOf(state.q, searchedFor)}{' '}
      <Link className={layout.link} href={hrefFor(insisting(state))}>
        {t.search.exactly(state.q)}
      </Link>
    </p>
  )
}

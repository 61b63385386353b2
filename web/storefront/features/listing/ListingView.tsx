import { useRef, type ReactNode } from 'react'
import { t } from '#i18n/listing'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Pagination } from '@/ui/Pagination'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isFiltered, reset, toPage } from './actions'
import type { ResultPage } from './types'
import { ActiveFilters } from './ActiveFilters'
import type { Chip } from './chips'
import { FilterSheet, type FilterProps } from './FilterSheet'
import css from './ListingView.module.css'
import { Toolbar } from './Toolbar'
import { useHeightToken } from './useHeightToken'
import { useResultsPassed } from './useResultsPassed'
import { useWanted } from './useWanted'
import type { Listing } from './useListing'

const PAGE_RANGE = 2

type ListingViewProps<A extends ResultPage<unknown>> = {
  listing: Listing<A>
  /** Undefined while it is on its way. */
  answer: A | undefined
  failed: boolean
  onRetry: () => void
  /** Something listed has reviews, so that there is a best rated. */
  reviewed?: boolean | undefined
  chips: readonly Chip[]
  /** The filters of this kind of listing; drawn beside the results, or in a drawer on narrow screens. */
  filters: (props: FilterProps<A>) => ReactNode
  /** The results themselves, or what stands in for them when nothing answers. */
  children: ReactNode
}

/** A list with its filters, its order and its pages. */
export function ListingView<A extends ResultPage<unknown>>(props: ListingViewProps<A>) {
  const { listing, answer, failed, onRetry, reviewed, chips, filters, children } = props
  const { state, hrefFor, go } = listing
  const results = useRef<HTMLDivElement>(null)
  const passed = useResultsPassed(results)
  const [wanted, change] = useWanted(state, go)
  const sidebar = useHeightToken()
  // A market where nothing is sold yet has nothing to narrow or to sort.
  if (answer?.isEmpty && answer.defaultData.length === 0 && !isFiltered(state)) return children
  const beyond = answer && answer.total > 0 && answer.from === 0
  return (
    <div className={css.listing}>
      <aside ref={sidebar} className={css.sidebar} aria-label={t.filters.label} data-passed={passed || undefined}>
        {filters({ state: wanted, answer, onChange: change, hrefFor })}
        <div className={css.reset}>
          <Button variant="secondary" size="s" full onClick={() => go(reset(state))}>
            {t.filters.resetAll}
          </Button>
        </div>
      </aside>
      <div ref={results} className={css.results}>
        <VisuallyHidden>
          <span role="status">{answer && t.found(answer.total, state.tab)}</span>
        </VisuallyHidden>
        <Toolbar listing={listing} answer={answer} reviewed={reviewed} hideFilters={passed} />
        <ActiveFilters chips={chips} hrefFor={hrefFor} onRemove={go} />
        {failed && !answer && <Failure onRetry={onRetry} />}
        {beyond && (
          <EmptyState
            title={t.beyond}
            drawing="lens"
            action={
              <Button variant="secondary" href={hrefFor(toPage(state, 1))}>
                {t.firstPage}
              </Button>
            }
          />
        )}
        {!beyond && (!failed || answer) && children}
        {answer && (
          <div className={css.pages}>
            <Pagination
              page={state.page}
              pageCount={answer.pageCount}
              range={PAGE_RANGE}
              hrefFor={(page) => hrefFor(toPage(state, page))}
            />
          </div>
        )}
      </div>
      <FilterSheet listing={listing} filters={filters} />
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={t.failed}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  )
}

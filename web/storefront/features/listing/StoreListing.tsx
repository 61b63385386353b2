import { useQuery } from '@tanstack/react-query'
import { chipsOf } from './chips'
import type { StorePage } from './types'
import { ListingView } from './ListingView'
import { NothingFound } from './NothingFound'
import { SearchedInstead } from './SearchedInstead'
import { StoreFilters } from './StoreFilters'
import { isStoreCode } from './state'
import { StoreGrid } from './StoreGrid'
import type { Listing } from './useListing'
import { usePlaceName } from './usePlaceName'

const names = {
  store: () => undefined,
  value: () => undefined,
  gone: (_: string, code: string) => !isStoreCode(code),
}

const labelIn = (answer: StorePage | undefined, code: string) =>
  answer?.facets.categories.find((facet) => facet.code === code)?.label

/** Shops with their filters: the second tab of the search page, and the page of all shops. */
export function StoreListing({ listing }: { listing: Listing<StorePage> }) {
  const { state, hrefFor, query } = listing
  const place = usePlaceName(state)
  const { data: answer, isError, refetch } = useQuery(query(state))
  return (
    <ListingView
      listing={listing}
      answer={answer}
      failed={isError}
      onRetry={() => void refetch()}
      chips={chipsOf(state, { ...names, category: (code) => labelIn(answer, code), place })}
      filters={StoreFilters}
    >
      <SearchedInstead state={state} searchedFor={answer?.searchedFor} hrefFor={hrefFor} />
      {answer?.isEmpty ? (
        <NothingFound state={state} hrefFor={hrefFor} bare={answer.defaultData.length === 0}>
          <div data-grid>
            <StoreGrid stores={answer.defaultData} />
          </div>
        </NothingFound>
      ) : (
        <div data-grid>
          <StoreGrid stores={answer?.data} placeholders={state.perPage} />
        </div>
      )}
    </ListingView>
  )
}

import type { ReactNode } from 'react'
import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/listing'
import { t as search } from '#i18n/search'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { isFiltered, reset, toTab, withWords } from './actions'
import css from './NothingFound.module.css'
import type { ListingState } from './state'

type NothingFoundProps = {
  state: ListingState
  hrefFor: (state: ListingState) => string
  /** Other words that find something; empty when there are none. */
  didYouMean?: string
  /** Shops that the same words find, on the other tab. */
  stores?: number | undefined
  /** Nothing at all is for sale yet: there is nothing to show in the meantime. */
  bare?: boolean
  /** The default results, shown in the meantime. */
  children: ReactNode
}

/** What a search without an answer shows: why, what to try, and other products. */
export function NothingFound({ state, hrefFor, didYouMean, stores, bare, children }: NothingFoundProps) {
  if (bare) return <NothingYet />
  const filtered = isFiltered(state)
  const action = filtered ? (
    <Button variant="secondary" href={hrefFor(reset(state))}>
      {t.filters.resetAll}
    </Button>
  ) : stores && state.q ? (
    <Button variant="secondary" href={hrefFor(toTab(state, 'stores'))}>
      {search.search.seeStores(stores, state.q)}
    </Button>
  ) : undefined
  return (
    <>
      {didYouMean && (
        <p className={css.mean}>
          {search.search.didYouMean}{' '}
          <Link className={layout.link} href={hrefFor(withWords(state, didYouMean))}>
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      <EmptyState
        drawing="lens"
        title={t.empty}
        text={filtered ? t.emptyFiltered : state.q ? search.search.nothingFor(state.q) : undefined}
        action={action}
      />
      <h2 className={css.title}>{state.tab === 'stores' ? search.search.defaultsStores : search.search.defaults}</h2>
      {children}
    </>
  )
}

/** What a market shows before its first product. */
export function NothingYet() {
  const { title, text, sell } = catalog.opening
  return (
    <EmptyState drawing="crate" title={title} text={text} action={<Button href="/commencer-a-vendre">{sell}</Button>} />
  )
}

import { t } from '#i18n/search'
import { withWords } from '@/storefront/features/listing/actions'
import { placeNeeds, storesQuery } from '@/storefront/features/listing/queries'
import { listingMeta } from '@/storefront/features/listing/seo'
import { readState } from '@/storefront/features/listing/state'
import { StoreListing } from '@/storefront/features/listing/StoreListing'
import { useListing } from '@/storefront/features/listing/useListing'
import { PageHead } from '@/storefront/features/search/PageHead'
import { WordsForm } from '@/storefront/features/search/WordsForm'
import type { Meta, Read, RouteContext } from '@/router/route'
import layout from '@/ui/layout.module.css'

const TAB = 'stores'

export const needs = ({ query }: RouteContext) => [
  storesQuery(readState(query, TAB)),
  ...placeNeeds(readState(query, TAB)),
]

export const meta = ({ path, query }: RouteContext, read: Read): Meta => {
  const state = readState(query, TAB)
  const title = state.q ? t.shops.titleFor(state.q) : t.shops.title
  return {
    title: state.page > 1 ? t.category.page(title, state.page) : title,
    description: t.shops.description,
    ...listingMeta(path, state, read(storesQuery(state)), TAB),
  }
}

/** Every shop, by trade, by town or by name. */
export default function ShopsPage() {
  const listing = useListing({ query: storesQuery, fixedTab: TAB })
  const { state, go } = listing
  return (
    <div className={layout.frame}>
      <PageHead
        title={state.q ? t.shops.titleFor(state.q) : t.shops.title}
        lead={t.shops.lead}
        current={t.shops.title}
        path="/boutique"
      >
        <WordsForm
          key={state.q}
          action="/boutique"
          words={state.q}
          label={t.shops.searchLabel}
          placeholder={t.shops.searchPlaceholder}
          button={t.shops.searchButton}
          onWords={(q) => go(withWords(state, q))}
        />
      </PageHead>
      <StoreListing listing={listing} />
    </div>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-products'
import { to } from '@/desk/address'
import { FilterLinks } from '@/desk/FilterLinks'
import { Acts } from '@/seller/ReadOnly'
import { readOnly } from '@/seller/view'
import { useDownload } from '@/ui/useDownload'
import { useShop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { BulkBar } from './BulkBar'
import { listAddress, listQuery, type ListState } from './list-state'
import css from './ProductList.module.css'
import { ProductTable } from './ProductTable'
import { exportProducts, productsQuery, type ProductPage } from './queries'
import { SearchBar } from './SearchBar'

const words = t.list

/** A shop's products: found, sorted, and changed several at once. */
export function ProductList({ state }: { state: ListState }) {
  const shop = useShop()
  const query = useQuery({
    ...productsQuery(shop.id, listQuery(state)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <TitleBar title={t.title} action={<Actions />} />
      <Filters state={state} counts={query.data?.counts} />
      <SearchBar key={state.q} state={state} />
      <Loaded query={query} skeleton={<Skeleton height="30rem" />}>
        {(page) =>
          page.data.length > 0 ? (
            <Found key={JSON.stringify(state)} page={page} state={state} />
          ) : (
            <Nothing state={state} counts={page.counts} />
          )
        }
      </Loaded>
    </>
  )
}

function Actions() {
  const { id, slug } = useShop()
  const { busy, download } = useDownload(words.exportFailed)
  return (
    <div className={css.actions}>
      <Acts>
        <Button size="s" variant="secondary" href={to('/produits/importer')}>
          {words.import}
        </Button>
      </Acts>
      <Button
        size="s"
        variant="secondary"
        loading={busy}
        onClick={() => void download(() => exportProducts(id), words.file(slug))}
      >
        {words.export}
      </Button>
      <Acts>
        <Button size="s" href={to('/produits/nouveau')}>
          {t.newProduct}
        </Button>
      </Acts>
    </div>
  )
}

function Filters({ state, counts }: { state: ListState; counts: ProductPage['counts'] | undefined }) {
  const filters = [
    {
      id: '',
      label: words.all,
      href: listAddress(state, { status: undefined }),
      count: counts && counts.draft + counts.published,
    },
    ...(['published', 'draft', 'archived'] as const).map((id) => ({
      id,
      label: words[id],
      href: listAddress(state, { status: id }),
      count: counts?.[id],
    })),
  ]
  return <FilterLinks label={words.filters} filters={filters} selected={state.status ?? ''} />
}

function Found({ page, state }: { page: ProductPage; state: ListState }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <BulkBar chosen={chosen} onDone={() => setChosen(new Set())} />
      <ProductTable products={page.data} chosen={chosen} onChoose={readOnly() ? undefined : setChosen} />
      <div className={css.foot}>
        <p className={css.count} role="status">
          {words.count(page.from, page.to, page.total)}
        </p>
        <Pagination
          page={page.currentPage}
          pageCount={page.pageCount}
          range={2}
          hrefFor={(n) => listAddress(state, { page: n })}
        />
      </div>
    </>
  )
}

function Nothing({ state, counts }: { state: ListState; counts: ProductPage['counts'] }) {
  const none = counts.draft + counts.published + counts.archived === 0
  if (none)
    return (
      <EmptyState
        title={words.firstTitle}
        text={words.firstText}
        action={
          <Acts>
            <Button href={to('/produits/nouveau')}>{t.newProduct}</Button>
          </Acts>
        }
      />
    )
  const all = listAddress(state, { q: '', status: undefined, stock: undefined })
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <Button variant="secondary" href={all}>
          {words.emptyAction}
        </Button>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '#i18n/operator-moderation'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { SelectionBar } from '@/desk/SelectionBar'
import { EmptyList, NotFoundList } from '@/desk/states'
import { Thumb } from '@/desk/Thumb'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { CategoryPanel } from './CategoryPanel'
import css from './moderation.module.css'
import { ProductPanel } from './ProductPanel'
import { NAMES, PRODUCT_VIEWS, productsQuery, viewOf, type Product } from './queries'
import { shopFilter } from './shop-filter'

const words = t.products
const MOVE = 'categorie'
/** Columns that give way to an open decision. */
const LEFT_OUT = ['category', 'added']

const columns: Column<Product>[] = [
  {
    key: 'name',
    head: words.columns.name,
    cut: true,
    cell: ({ name, thumbs }) => (
      <span className={css.named}>
        <Thumb src={thumbs?.['480.jpeg'] ?? ''} />
        <span>{name}</span>
      </span>
    ),
  },
  { key: 'shop', head: words.columns.shop, cell: ({ storeName }) => storeName, cut: true, card: 'middle' },
  { key: 'category', head: words.columns.category, cell: ({ category }) => category, cut: true },
  { key: 'added', head: words.columns.added, cell: ({ createdAt }) => formatShortDate(createdAt), card: 'bottomEnd' },
  { key: 'status', head: words.columns.status, cell: (product) => <States product={product} />, card: 'bottom' },
  {
    key: 'price',
    head: words.columns.price,
    cell: ({ minPrice }) => <b>{formatMoney(minPrice)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]

function States({ product: { status, hiddenAt, reports, thumbs } }: { product: Product }) {
  return (
    <span className={css.states}>
      {hiddenAt ? (
        <Badge tone="error">{words.hidden}</Badge>
      ) : (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{words.status[status]}</Badge>
      )}
      {reports > 0 && <Badge tone="waiting">{t.reports(reports)}</Badge>}
      {!thumbs && <Badge tone="waiting">{words.noPhoto}</Badge>}
    </span>
  )
}

/** The products of the market: hide one with a reason, put it back, move several to another category. */
export function Products({ state, saved }: { state: ListState; saved?: ReactNode }) {
  const query = useQuery(productsQuery(state))
  const may = useMay('moderation.act')
  const [chosen, setChosen] = useState<Set<string>>(new Set())
  const products = query.data?.data ?? []
  // Only what is in sight is acted on.
  const picked = products.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const counts = query.data?.counts
  const numbers = {
    newest: undefined,
    reported: counts?.reported,
    without_photo: counts?.withoutPhoto,
    hidden: counts?.hidden,
  }
  const views = PRODUCT_VIEWS.map((id) => ({
    id,
    label: words.view[id],
    href: state.href({ [NAMES.view]: id === 'newest' ? '' : id, [NAMES.search]: '', [NAMES.open]: '' }),
    count: numbers[id],
  }))
  const close = () => state.go({ [NAMES.open]: '' })
  const open = products.find(({ id }) => id === state.get(NAMES.open))
  const decision =
    may && state.get(NAMES.open) === MOVE && picked.length > 0 ? (
      <CategoryPanel
        ids={picked}
        onDone={() => {
          setChosen(new Set())
          close()
        }}
        onClose={close}
      />
    ) : (
      may && open && <ProductPanel key={open.id} product={open} onClose={close} />
    )
  const table = (
    <>
      <ListBody query={query} failed={words.failed} rows={8}>
        {({ next }) =>
          products.length === 0 ? (
            <Nothing state={state} />
          ) : (
            <>
              <DataTable
                label={words.title}
                columns={decision ? columns.filter(({ key }) => !LEFT_OUT.includes(key)) : columns}
                rows={products}
                id={({ id }) => id}
                searchable
                footer={words.count(products.length)}
                {...(may && {
                  href: ({ id }: Product) => state.href({ [NAMES.open]: id }),
                  selection: { chosen, onChange: setChosen, nameOf: ({ name }: Product) => name },
                })}
              />
              <PageLinks state={state} next={next} />
            </>
          )
        }
      </ListBody>
      {picked.length > 0 && (
        <SelectionBar count={words.chosen(picked.length)} onClear={() => setChosen(new Set())}>
          <Button size="s" variant="wheat" onClick={() => state.go({ [NAMES.open]: MOVE })}>
            {words.move(picked.length)}
          </Button>
        </SelectionBar>
      )}
    </>
  )
  return (
    <>
      <TitleBar title={words.title} lead={words.lead} />
      <FilterBar
        state={state}
        saved={saved}
        views={{ label: words.views, list: views, selected: viewOf(state, PRODUCT_VIEWS) }}
        filters={shopFilter(state, products)}
        search={{ name: NAMES.search, label: words.search.label, hint: words.search.hint }}
      />
      <Record decision={decision}>
        <div>{table}</div>
      </Record>
    </>
  )
}

function Nothing({ state }: { state: ListState }) {
  if (state.get(NAMES.search) === '') return <EmptyList title={words.empty.title} text={words.empty.text} />
  return (
    <NotFoundList
      title={words.nothing.title}
      drop={{ label: words.nothing.drop, href: state.href({ [NAMES.search]: '' }) }}
    />
  )
}

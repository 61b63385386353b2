import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-trends'
import { DownloadButton } from '@/desk/DownloadButton'
import { FilterLinks } from '@/desk/FilterLinks'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { ReturnsPanel, SearchesPanel } from './Lists'
import { Plots } from './Plots'
import { ProductsPanel } from './ProductsPanel'
import { fetchFile, trendsQuery, type Trends as Answer } from './queries'
import { sentenceOf } from './sentence'
import { hrefOf, PERIODS, stateOf, type TrendsState } from './state'

type TrendsProps = {
  shopId: string
  path: string
  state: TrendsState
  productsHref: string
  editHref: (productId: string) => string
}

/** What works: views, carts, orders, searches and returns of some weeks beside as many before. */
export function Trends({ shopId, path, state, productsHref, editHref }: TrendsProps) {
  const query = useQuery({ ...trendsQuery(shopId, state), placeholderData: keepPreviousData })
  const trends = query.data as Answer | undefined
  return (
    <>
      <TitleBar
        title={t.title}
        lead={trends && !isEmpty(trends, state) && <p>{sentenceOf(trends, state.product !== '')}</p>}
        action={
          <DownloadButton
            label={t.csv}
            file={t.csvFile(state.weeks)}
            failed={t.csvFailed}
            fetchFile={() => fetchFile(shopId, state.weeks)}
          />
        }
      />
      <FilterLinks
        label={t.period}
        filters={PERIODS.map((weeks) => ({
          id: `${weeks}`,
          label: t.weeks(weeks),
          href: hrefOf(path, { ...state, weeks }),
        }))}
        selected={`${state.weeks}`}
      />
      <Loaded query={query} skeleton={<Skeleton height="30rem" />}>
        {(data) =>
          isEmpty(data as Answer, state) ? (
            <EmptyState
              title={t.empty.title}
              text={t.empty.text}
              action={<Button href={productsHref}>{t.empty.products}</Button>}
            />
          ) : (
            <Shown trends={data as Answer} path={path} state={state} editHref={editHref} />
          )
        }
      </Loaded>
    </>
  )
}

const isEmpty = ({ now, before, returns }: Answer, { product }: TrendsState) =>
  !product && now.views + now.additions + now.orders + before.views + before.orders + (returns?.length ?? 0) === 0

type ShownProps = { trends: Answer } & Pick<TrendsProps, 'path' | 'state' | 'editHref'>

function Shown({ trends, path, state, editHref }: ShownProps) {
  const { product } = state
  const name = trends.products.find(({ id }) => id === product)?.name ?? t.thisProduct
  return (
    <div className={panel.stack}>
      {product && (
        <p className={panel.row}>
          {t.only(name)}
          <Link className={layout.link} href={hrefOf(path, { ...state, product: '' })}>
            {t.wholeShop}
          </Link>
          <Link className={layout.link} href={editHref(product)}>
            {t.editProduct}
          </Link>
        </p>
      )}
      <Plots trends={trends} />
      <div className={panel.columns}>
        <ProductsPanel
          trends={trends}
          sort={state.sort}
          sortHref={(tri) => hrefOf(path, { ...state, sort: stateOf(new URLSearchParams({ tri })).sort })}
          productHref={(id) => hrefOf(path, { ...state, product: id })}
        />
        <div className={panel.stack}>
          <SearchesPanel searches={trends.searches} />
          {trends.returns && <ReturnsPanel returns={trends.returns} />}
        </div>
      </div>
    </div>
  )
}

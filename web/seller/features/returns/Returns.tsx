import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-returns'
import { toQueryString } from '@/lib/query-string'
import { FilterLinks } from '@/desk/FilterLinks'
import { Help } from '@/desk/Help'
import panel from '@/desk/Panel.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { AcceptDialog, DenyDialog, ReceiveDialog } from './dialogs'
import { returnsQuery, type Return } from './queries'
import { ReturnCard, type ReturnAction } from './ReturnCard'
import { FILTERS, type ReturnsState } from './state'

type ReturnsProps = { shopId: string; path: string; state: ReturnsState; orderHref: (orderId: string) => string }

/** What customers want to send back: each waits for an answer, then for the parcel. */
export function Returns({ shopId, path, state, orderHref }: ReturnsProps) {
  const { filter, page } = state
  const query = useQuery({ ...returnsQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  const [asked, setAsked] = useState<{ action: ReturnAction; about: Return }>()
  const hrefFor = (change: Partial<ReturnsState>) => {
    const next = { filter, page: 1, ...change }
    return (
      path + toQueryString({ etat: next.filter === 'open' ? '' : next.filter, page: next.page > 1 ? next.page : '' })
    )
  }
  const dialog = (action: ReturnAction) => ({
    shopId,
    about: asked?.about,
    open: asked?.action === action,
    onClose: () => setAsked(undefined),
  })
  return (
    <>
      <TitleBar title={t.title} />
      <FilterLinks
        label={t.filters}
        selected={filter}
        filters={FILTERS.map((id) => ({ id, label: t.filter[id], href: hrefFor({ filter: id }) }))}
      />
      <Help about={help.returns.about}>{help.returns.text}</Help>
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, pageCount }) =>
          data.length === 0 ? (
            <EmptyState title={t.empty} text={t.emptyHint[filter]} />
          ) : (
            <>
              <ul className={panel.stack}>
                {data.map((about) => (
                  <ReturnCard
                    key={about.id}
                    shopId={shopId}
                    about={about}
                    orderHref={orderHref(about.orderId)}
                    onAct={(action) => setAsked({ action, about })}
                  />
                ))}
              </ul>
              <Pagination page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ page: to })} />
            </>
          )
        }
      </Loaded>
      <AcceptDialog {...dialog('accept')} />
      <DenyDialog {...dialog('deny')} />
      <ReceiveDialog {...dialog('receive')} />
    </>
  )
}

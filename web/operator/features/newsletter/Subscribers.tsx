import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-newsletter'
import { DataTable, type Column } from '@/desk/DataTable'
import { DownloadButton } from '@/desk/DownloadButton'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import css from './newsletter.module.css'
import { fetchSubscribers, subscribersQuery, viewOf, VIEWS, type Subscriber, type ViewName } from './queries'

const columns: Column<Subscriber>[] = [
  { key: 'email', head: t.subscribers.email, cell: ({ email }) => email },
  {
    key: 'since',
    head: t.subscribers.since,
    cell: ({ subscribedAt }) => formatShortDate(subscribedAt),
    card: 'middle',
  },
  {
    key: 'left',
    head: t.subscribers.left,
    cell: ({ unsubscribedAt }) => unsubscribedAt && formatShortDate(unsubscribedAt),
    align: 'end',
    card: 'middleEnd',
  },
]

/** How many of a view the server counts: beyond, it says one more. */
const COUNTED = 10_000

/** Who receives the newsletter, who did not confirm, and who left. */
export function Subscribers({ state }: { state: ListState }) {
  const query = useQuery(subscribersQuery(state))
  const counts = query.data?.counts
  const file = (
    <DownloadButton
      label={t.subscribers.export}
      file={t.subscribers.file}
      failed={t.subscribers.exportFailed}
      fetchFile={fetchSubscribers}
    />
  )
  return (
    <Panel title={t.subscribers.title} action={file}>
      <FilterBar
        state={state}
        filters={[]}
        search={{ name: 'q', label: t.subscribers.search, hint: t.subscribers.searchHint }}
        views={{
          label: t.subscribers.views,
          selected: viewOf(state),
          list: (Object.keys(VIEWS) as ViewName[]).map((id) => ({
            id,
            label: t.subscribers[VIEWS[id]],
            href: state.href({ vue: id }),
            count: counts?.[VIEWS[id]],
            counted: COUNTED,
          })),
        }}
      />
      <ListBody query={query} failed={t.subscribers.failed}>
        {({ data, next }) =>
          data.length === 0 ? (
            <p className={css.soft}>{t.subscribers.none}</p>
          ) : (
            <>
              <DataTable
                label={t.subscribers.title}
                columns={columns}
                rows={data}
                id={({ id }) => id}
                footer={t.subscribers.count(data.length)}
              />
              <PageLinks state={state} next={next} />
            </>
          )
        }
      </ListBody>
    </Panel>
  )
}

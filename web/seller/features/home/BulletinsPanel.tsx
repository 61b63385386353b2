import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-home'
import { useInvalidate } from '@/api/invalidate'
import { Panel } from '@/desk/Panel'
import { formatDate } from '@/lib/format-date'
import { readOnly } from '@/seller/view'
import { Badge } from '@/ui/Badge'
import css from './BulletinsPanel.module.css'
import { bulletinsQuery, markRead, type Bulletin } from './queries'

const words = t.bulletins

/** What the market announces. One that the person did not open yet is marked; opening it takes the mark away. */
export function BulletinsPanel({ shopId }: { shopId: string }) {
  const { data } = useQuery(bulletinsQuery(shopId))
  const invalidate = useInvalidate()
  const { mutate } = useMutation({
    mutationFn: (id: string) => markRead(shopId, id),
    onSuccess: () => invalidate([`/seller/shops/${shopId}/bulletins`]),
  })
  if (!data || data.data.length === 0) return null
  const open = ({ id, read }: Bulletin) => {
    if (!read && !readOnly()) mutate(id)
  }
  return (
    <Panel title={words.title}>
      <ul className={css.list}>
        {data.data.map((bulletin) => (
          <li key={bulletin.id}>
            <details onToggle={(event) => event.currentTarget.open && open(bulletin)}>
              <summary className={css.head}>
                <b>{bulletin.title}</b>
                {!bulletin.read && <Badge tone="info">{words.unread}</Badge>}
                <time dateTime={bulletin.since}>{formatDate(bulletin.since)}</time>
              </summary>
              {/* The server has already removed everything that could act. */}
              <div className={css.body} dangerouslySetInnerHTML={{ __html: bulletin.body }} />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

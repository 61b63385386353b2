import type { ReactNode } from 'react'
import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { Badge } from './Badge'
import css from './Thread.module.css'

interface Message<Author extends string> {
  id: string
  author: Author
  message: string
  createdAt: string
  /** The market hid its words. */
  hidden?: boolean
}

interface Props<Author extends string> {
  label: string
  messages: Message<Author>[]
  /** Who is reading; the others' messages bear the name. */
  reader: Author
  other: string
  fresh: ReadonlySet<string>
  /** What can be done with a message of the other. */
  action?: (id: string) => ReactNode
}

/** What two people wrote to each other, and the market to both; the reader's own words on the right. */
export function Thread<Author extends string>({ label, messages, reader, other, fresh, action }: Props<Author>) {
  return (
    <ol className={css.messages} aria-label={label}>
      {messages.map(({ id, author, message, createdAt, hidden }) => (
        <li key={id} className={classNames(css.message, author === reader && css.own)}>
          <p className={css.who}>
            <b>{author === reader ? t.you : author === 'market' ? t.market : other}</b>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {fresh.has(id) && <Badge tone="info">{t.newMessage}</Badge>}
          </p>
          <p className={css.text}>{hidden ? <em>{t.hiddenMessage}</em> : message}</p>
          {!hidden && author !== reader && author !== 'market' && action?.(id)}
        </li>
      ))}
    </ol>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { t } from '#i18n/seller-messages'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { Composer } from './Composer'
import css from './Conversation.module.css'
import { isUnreadCount, markRead, sendMessage, threadQuery, type Message, type Talk, type Thread } from './queries'

/** What was written with a customer about an order, and the place to write more. Seeing it marks it read. */
export function Conversation({ talk, missing }: { talk: Talk; missing?: ReactNode }) {
  const queries = useQueryClient()
  const query = useQuery({ ...threadQuery(talk), staleTime: 0 })
  const fresh = useMarkedRead(talk, query.data)

  async function send(text: string) {
    const sent = await sendMessage(talk, text)
    queries.setQueryData<Thread>(threadQuery(talk).queryKey, (thread) => thread && { ...thread, messages: [...thread.messages, sent] })
  }

  return (
    <div className={css.conversation}>
      <Loaded query={query} skeleton={<Skeleton height="6rem" />} missing={missing}>
        {({ messages, customerName, canWrite }) => (
          <>
            {messages.length === 0 ? (
              <p className={css.empty}>{t.noMessage}</p>
            ) : (
              <ol className={css.messages} aria-label={t.threadTitle(customerName)}>
                {messages.map((message) => (
                  <Bubble key={message.id} message={message} customer={customerName} fresh={fresh.has(message.id)} />
                ))}
              </ol>
            )}
            {canWrite && <Composer onSend={send} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Bubble({ message, customer, fresh }: { message: Message; customer: string; fresh: boolean }) {
  const own = message.author === 'store'
  return (
    <li className={classNames(css.message, own && css.own)}>
      <p className={css.who}>
        <b>{own ? t.you : customer}</b>
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
        {fresh && <Badge tone="info">{t.fresh}</Badge>}
      </p>
      <p className={css.text}>{message.message}</p>
    </li>
  )
}

/** Tells the server that the thread was seen. What was new stays marked as long as the page is open. */
function useMarkedRead(talk: Talk, thread: Thread | undefined): ReadonlySet<string> {
  const queries = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = (thread?.messages ?? []).filter(({ author, readAt }) => author === 'customer' && !readAt).map(({ id }) => id)
  const names = unread.filter((id) => !fresh.has(id)).join(' ')
  useEffect(() => {
    if (names === '') return
    setFresh((known) => new Set([...known, ...names.split(' ')]))
    // A mark that could not be taken away is taken away at the next visit.
    markRead(talk).then(() => queries.invalidateQueries({ predicate: isUnreadCount }), () => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `talk` is made anew at each render; its ids never change here
  }, [names])
  return fresh
}

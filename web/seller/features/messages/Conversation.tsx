import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/seller-messages'
import { useInvalidate } from '@/api/invalidate'
import { Acts } from '@/seller/ReadOnly'
import { readOnly } from '@/seller/view'
import { ReportLink } from '@/site/report/ReportLink'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { Thread } from '@/ui/Thread'
import { useMarkRead } from '@/ui/useMarkRead'
import { Composer } from './Composer'
import css from './Conversation.module.css'
import {
  markRead,
  sendMessage,
  threadQuery,
  unreadCountPaths,
  type ConversationKey,
  type Thread as Written,
} from './queries'

/** What was written with a customer about an order, and the place to write more. Seeing it marks it read,
 *  but for who only reads the space. */
export function Conversation({ conversation, missing }: { conversation: ConversationKey; missing?: ReactNode }) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = useQuery({ ...threadQuery(conversation), staleTime: 0 })
  const unread = (readOnly() ? [] : (query.data?.messages ?? []))
    .filter(({ author, readAt }) => author === 'customer' && !readAt)
    .map(({ id }) => id)
  const fresh = useMarkRead(unread, async () => {
    await markRead(conversation)
    await invalidate(unreadCountPaths(conversation.shopId))
  })

  async function send(text: string) {
    const sent = await sendMessage(conversation, text)
    queries.setQueryData<Written>(
      threadQuery(conversation).queryKey,
      (thread) => thread && { ...thread, messages: [...thread.messages, sent] },
    )
  }

  return (
    <div className={css.conversation}>
      <Loaded query={query} skeleton={<Skeleton height="6rem" />} missing={missing}>
        {({ messages, customerName, customerFirstName, reference, canWrite }) => (
          <>
            {messages.length === 0 ? (
              <p className={css.empty}>{t.noMessage}</p>
            ) : (
              <Thread
                label={t.threadTitle(customerName)}
                messages={messages}
                reader="store"
                other={customerName}
                fresh={fresh}
                action={(id) => (
                  <Acts>
                    <ReportLink subject={{ kind: 'message', id }} />
                  </Acts>
                )}
              />
            )}
            {canWrite && !readOnly() && (
              <Composer
                shopId={conversation.shopId}
                known={{ firstName: customerFirstName, reference }}
                onSend={send}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

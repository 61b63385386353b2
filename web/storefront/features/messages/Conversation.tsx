import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#i18n/messages'
import { useInvalidate } from '@/api/invalidate'
import { ORDER_PATHS } from '@/storefront/features/order/queries'
import { Report } from '@/storefront/Report'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { Thread } from '@/ui/Thread'
import { useMarkRead } from '@/ui/useMarkRead'
import { Composer } from './Composer'
import css from './Conversation.module.css'
import { markRead, sendMessage, threadQuery, type ConversationKey, type Thread as Written } from './queries'

/** What was written with a shop about an order, and the place to write more. Seeing it marks it read. */
export function Conversation({ conversation, shopName }: { conversation: ConversationKey; shopName: string }) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = useQuery({ ...threadQuery(conversation), staleTime: 0 })
  const unread = (query.data?.messages ?? [])
    .filter(({ author, readAt }) => author === 'store' && !readAt)
    .map(({ id }) => id)
  const fresh = useMarkRead(unread, async () => {
    await markRead(conversation)
    await invalidate(ORDER_PATHS)
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
      <Loaded query={query} skeleton={<Skeleton height="6rem" />}>
        {({ messages, canWrite }) => (
          <>
            {messages.length === 0 ? (
              <p className={css.empty}>{t.empty}</p>
            ) : (
              <Thread
                label={t.thread(shopName)}
                messages={messages}
                reader="customer"
                other={shopName}
                fresh={fresh}
                action={(id) => (
                  <Report
                    subject={{
                      kind: 'message',
                      id,
                      token: 'token' in conversation.access ? conversation.access.token : undefined,
                    }}
                  />
                )}
              />
            )}
            {canWrite && <Composer shopName={shopName} onSend={send} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-messages'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { TitleBar } from '@/ui/TitleBar'
import { Conversation } from './Conversation'
import { threadQuery, type ConversationKey } from './queries'

/** One conversation on a page of its own, with the way to its order. */
export function ThreadPage({
  conversation,
  back,
  orderHref,
}: {
  conversation: ConversationKey
  back: string
  orderHref: string
}) {
  const { data } = useQuery(threadQuery(conversation))
  const lead = data && (
    <Link className={layout.link} href={orderHref}>
      {t.order(data.reference)}
    </Link>
  )
  return (
    <>
      <TitleBar
        title={data ? t.threadTitle(data.customerName) : t.title}
        back={{ href: back, label: t.back }}
        lead={lead}
      />
      <Conversation conversation={conversation} missing={<EmptyState title={t.missing} />} />
    </>
  )
}

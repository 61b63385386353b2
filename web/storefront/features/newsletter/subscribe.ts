import { api } from '@/api/client'

/** Where a subscription came from; also the name of its tracking event. */
export type NewsletterEvent =
  | 'newsletter_subscriber'
  | 'footer_newsletter_subscriber'
  | 'popup_newsletter_subscriber'
  | 'contest_no_waste'

export type SubscribeStatus = 'SUBSCRIBED' | 'ALREADY_EXIST'

/** `POST /newsletter/subscribe`: the same address twice is no failure, it answers ALREADY_EXIST. */
export async function subscribe(
  email: string,
  event: NewsletterEvent,
  trap: { website?: string } = {},
): Promise<SubscribeStatus> {
  const { data } = await api.POST('/newsletter/subscribe', { body: { email, attributes: { event }, ...trap } })
  return data?.status === 'ALREADY_EXIST' ? 'ALREADY_EXIST' : 'SUBSCRIBED'
}

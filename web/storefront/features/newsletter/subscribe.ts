import { api, ApiError } from '@/api/client'
import { captchaHeader } from '@/storefront/captcha'

/** Where a subscription came from; also the name of its tracking event. */
export type NewsletterEvent =
  'newsletter_subscriber' | 'footer_newsletter_subscriber' | 'popup_newsletter_subscriber' | 'contest_no_waste'

/** CONFIRMATION_SENT: the market asks for a second yes, by letter. */
export type SubscribeStatus = 'SUBSCRIBED' | 'CONFIRMATION_SENT' | 'ALREADY_EXIST'

type Guard = { website?: string; captchaKey?: string }

/** `POST /newsletter/subscribe`: the same address twice is no failure, it answers ALREADY_EXIST. */
export async function subscribe(
  email: string,
  event: NewsletterEvent,
  { captchaKey = '', ...trap }: Guard = {},
): Promise<SubscribeStatus> {
  const header = await captchaHeader(captchaKey, 'newsletter')
  const { data } = await api.POST('/newsletter/subscribe', {
    params: { header },
    body: { email, attributes: { event }, ...trap },
  })
  const status = data?.status
  return status === 'ALREADY_EXIST' || status === 'CONFIRMATION_SENT' ? status : 'SUBSCRIBED'
}

/** What the market itself refuses (a giveaway that is over, a captcha not done), in its own words. */
export function refusedBecause(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.problem.detail : undefined
}

/** `POST /newsletter/unsubscribe`, with the token of a letter's link. */
export async function unsubscribe(token: string): Promise<void> {
  await api.POST('/newsletter/unsubscribe', { body: { token } })
}

/** `POST /newsletter/confirm`, with the token of a letter's link. */
export async function confirmSubscription(token: string): Promise<void> {
  await api.POST('/newsletter/confirm', { body: { token } })
}

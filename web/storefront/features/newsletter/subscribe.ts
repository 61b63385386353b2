import { api } from '@/api/client'
import { email as emailRule, firstError, required, type Rule } from '@/lib/rules'
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

/** Why an address cannot be one, in the page's own words when it brings some. */
export function addressError(address: string, words: { required?: string; invalid?: string }): string | undefined {
  return firstError(address, saying(words.required, required), saying(words.invalid, emailRule))
}

const saying =
  (sentence: string | undefined, rule: Rule): Rule =>
  (value) => {
    const own = rule(value)
    return own && (sentence ?? own)
  }

/** `POST /newsletter/unsubscribe`, with the token of a letter's link. */
export async function unsubscribe(token: string): Promise<void> {
  await api.POST('/newsletter/unsubscribe', { body: { token } })
}

/** `POST /newsletter/confirm`, with the token of a letter's link. */
export async function confirmSubscription(token: string): Promise<void> {
  await api.POST('/newsletter/confirm', { body: { token } })
}

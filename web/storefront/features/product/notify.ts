import { api } from '@/api/client'
import { captchaHeader, type Guard } from '@/storefront/captcha'

/** The version of the text that the form shows and the server keeps. Another text has another version. */
export const CONSENT = '2026-11'

/** `POST /stock-alerts`: the answer is the same whether the address waits already or not. */
export async function askToBeNotified(variantId: string, email: string, { captchaKey, ...trap }: Guard): Promise<void> {
  const header = await captchaHeader(captchaKey, 'stock_alert')
  await api.POST('/stock-alerts', { params: { header }, body: { variantId, email, consent: CONSENT, ...trap } })
}

/** `POST /stock-alerts/cancel`, with the token of the letter's link. */
export async function cancelNotices(token: string): Promise<void> {
  await api.POST('/stock-alerts/cancel', { body: { token } })
}

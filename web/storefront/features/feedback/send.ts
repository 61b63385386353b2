import { api } from '@/api/client'
import { captchaHeader } from '@/storefront/captcha'

export interface Feedback {
  name: string
  email: string
  message: string
  /** Filled by robots alone. */
  website?: string
  /** Of the captcha, where there is one. */
  captchaKey?: string
}

/** `POST /feedback-message`. */
export async function sendFeedback({ captchaKey = '', ...feedback }: Feedback): Promise<void> {
  const header = await captchaHeader(captchaKey, 'feedback')
  await api.POST('/feedback-message', { params: { header }, body: feedback })
}

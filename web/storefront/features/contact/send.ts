import { api } from '@/api/client'
import { captchaHeader } from '@/storefront/captcha'

export interface ContactMessage {
  name: string
  email: string
  subject?: string
  message: string
  /** Filled by robots alone. */
  website?: string
}

/** `POST /contact-messages`. */
export async function sendContactMessage(message: ContactMessage, captchaKey: string): Promise<void> {
  const header = await captchaHeader(captchaKey, 'contact')
  await api.POST('/contact-messages', { params: { header }, body: message })
}

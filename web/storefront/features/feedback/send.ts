import { api } from '@/api/client'

export interface Feedback {
  name: string
  email: string
  message: string
  /** Filled by robots alone. */
  website?: string
}

/** `POST /feedback-message`. */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  await api.POST('/feedback-message', { body: feedback })
}

import { api } from '@/api/client'
import { parseExpiry } from './card-format'
import type { CardToken } from './provider'

/** A card as it is typed. It goes to the tokeniser and nowhere else. */
export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

/** Turns a test card into a token, as a processor's script would. */
export async function tokenise({ number, expiry, cvc }: TypedCard): Promise<CardToken> {
  const { expMonth, expYear } = parseExpiry(expiry) ?? { expMonth: 0, expYear: 0 } // the server refuses month 0
  const { data } = await api.POST('/payments/sandbox/tokens', { body: { number, expMonth, expYear, cvc } })
  const { id, card } = data!
  return { tokenId: id, ...card }
}

/** Tells the test bank whether the buyer recognizes a payment that waits for them. */
export async function answerBank(clientSecret: string, accept: boolean): Promise<void> {
  await api.POST('/payments/sandbox/challenges', { body: { clientSecret, accept } })
}

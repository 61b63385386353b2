import { lazy, type ComponentType } from 'react'
import { get } from '@/api/client'
import type { components } from '@/api/schema'
import { SandboxCardForm } from './SandboxCardForm'

/** A card as it may be shown and kept: never its number. The token is good for one payment. */
export interface CardToken {
  tokenId: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** What the buyer agreed to pay in their wallet, in dollars; absent for a card that was typed. */
  agreed?: number
}

export interface CardFormProps {
  /** The provider's public key; empty for the sandbox. */
  publishableKey: string
  /** Called with the card's token. The form stays busy until it settles, and shows why it was refused. */
  onCard: (card: CardToken) => void | Promise<void>
  /** A wallet of the buyer's device may give the card too, for this sum of the server's in dollars. */
  wallet?: { amount: number; onCard: (card: CardToken) => void } | undefined
  /** What the button says. */
  submit: string
  /** Show which numbers a demonstration accepts. */
  testCards: boolean
}

export type PaymentConfig = components['schemas']['ConfigOutputBody']

/** Which provider takes the money, and its public key. */
export const paymentConfigQuery = () => get('/payments/config')

/**
 * The card form of each provider. Stripe's is fetched only when it is the one in use: without a key nothing of it is
 * ever downloaded.
 */
export const cardForms: Record<PaymentConfig['provider'], ComponentType<CardFormProps>> = {
  sandbox: SandboxCardForm,
  stripe: lazy(async () => ({ default: (await import('./StripeCardForm')).StripeCardForm })),
}

import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardToken } from './provider'

/** A card field drawn by Stripe in a frame of its own: what is typed there never reaches our page or our server. */
export interface StripeCard {
  mount: (place: HTMLElement) => void
  unmount: () => void
  /** Turns the card into a token; a refusal is thrown with Stripe's own French sentence. */
  tokenise: () => Promise<CardToken>
}

export interface CardState {
  complete: boolean
  focused: boolean
  error: string | undefined
}

/** A refusal of the card, with a sentence to show. */
export class CardRefused extends Error {}

/** Loads Stripe's script and makes its card field, in French and without a postal code. */
export async function openCard(
  publishableKey: string,
  onState: (change: Partial<CardState>) => void,
): Promise<StripeCard> {
  const stripe = await loadStripe(publishableKey, { locale: 'fr-CA' })
  if (!stripe) throw new Error('the payment script is not available')
  const card = stripe.elements({ locale: 'fr-CA' }).create('card', { hidePostalCode: true, style: fieldStyle() })
  card.on('change', ({ complete, error }) => onState({ complete, error: error?.message }))
  card.on('focus', () => onState({ focused: true }))
  card.on('blur', () => onState({ focused: false }))
  return {
    mount: (place) => card.mount(place),
    unmount: () => card.destroy(),
    tokenise: () => tokenise(stripe, card),
  }
}

/**
 * Opens the bank's window for a payment that waits for the buyer's confirmation. The server learns the outcome
 * from Stripe: this only waits for the window to close.
 */
export async function confirmWithBank(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey, { locale: 'fr-CA' })
  await stripe?.handleNextAction({ clientSecret })
}

async function tokenise(stripe: Stripe, element: StripeCardElement): Promise<CardToken> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element })
  if (!paymentMethod?.card) throw new CardRefused(error?.message)
  const { brand, last4, exp_month, exp_year } = paymentMethod.card
  return { tokenId: paymentMethod.id, brand, last4, expMonth: exp_month, expYear: exp_year }
}

/** The site's font and colours, read from its design tokens: Stripe's frame cannot see them. */
function fieldStyle() {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return {
    base: {
      color: token('--encre'),
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      '::placeholder': { color: token('--encre-3') },
    },
    invalid: { color: token('--brique') },
  }
}

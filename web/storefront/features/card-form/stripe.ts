import type { PaymentMethod, Stripe, StripeCardElement, StripeElements } from '@stripe/stripe-js'
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
  const stripe = await load(publishableKey)
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

async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey, { locale: 'fr-CA' })
  if (!stripe) throw new Error('the payment script is not available')
  return stripe
}

/** The buttons of Apple Pay and Google Pay, drawn by Stripe where the device has them. */
export type StripeWallet = Omit<StripeCard, 'tokenise'>

export interface WalletEvents {
  /** Whether the device has a wallet to show. */
  onShown: (shown: boolean) => void
  onCard: (card: CardToken) => void
  /** With Stripe's own French sentence, when it has one. */
  onRefused: (reason: string | undefined) => void
}

/** Makes the buttons of wallets for a sum in dollars, which the wallet shows before the buyer agrees. */
export async function openWallet(publishableKey: string, amount: number, events: WalletEvents): Promise<StripeWallet> {
  const stripe = await load(publishableKey)
  const elements = stripe.elements({
    locale: 'fr-CA',
    mode: 'payment',
    amount: Math.round(amount * 100),
    currency: 'cad',
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  })
  const wallet = elements.create('expressCheckout', {
    buttonHeight: 48,
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never' },
  })
  wallet.on('ready', ({ availablePaymentMethods }) => events.onShown(Boolean(availablePaymentMethods)))
  wallet.on('confirm', (event) => {
    walletToken(stripe, elements).then(
      (card) => events.onCard({ ...card, agreed: amount }),
      (error: unknown) => {
        event.paymentFailed({ reason: 'fail' })
        events.onRefused(error instanceof CardRefused ? error.message : undefined)
      },
    )
  })
  return { mount: (place) => wallet.mount(place), unmount: () => wallet.destroy() }
}

async function walletToken(stripe: Stripe, elements: StripeElements): Promise<CardToken> {
  const { error } = await elements.submit()
  if (error) throw new CardRefused(error.message)
  return tokenOf(await stripe.createPaymentMethod({ elements }))
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
  return tokenOf(await stripe.createPaymentMethod({ type: 'card', card: element }))
}

type Made = { paymentMethod?: PaymentMethod; error?: { message?: string } }

function tokenOf({ paymentMethod, error }: Made): CardToken {
  if (!paymentMethod?.card) throw new CardRefused(error?.message)
  const { brand, last4, exp_month, exp_year } = paymentMethod.card
  return { tokenId: paymentMethod.id, brand, last4, expMonth: exp_month, expYear: exp_year }
}

/** The site's font and colors, read from its design tokens: Stripe's frame cannot see them. */
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

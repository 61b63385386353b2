import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { StripeCardForm } from './StripeCardForm'
import { confirmWithBank } from './stripe'

/** Stands for the script that Stripe serves: it remembers what was asked of it. */
const stripe = vi.hoisted(() => {
  const listeners: Record<string, (event: object) => void> = {}
  const card = {
    on: vi.fn((name: string, heard: (event: object) => void) => (listeners[name] = heard)),
    mount: vi.fn(),
    destroy: vi.fn(),
  }
  const create = vi.fn(() => card)
  return {
    listeners,
    card,
    create,
    elements: vi.fn(() => ({ create })),
    createPaymentMethod: vi.fn(),
    handleNextAction: vi.fn(),
    load: vi.fn(),
  }
})
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: stripe.load }))

beforeEach(() => {
  stripe.load.mockResolvedValue({
    elements: stripe.elements,
    createPaymentMethod: stripe.createPaymentMethod,
    handleNextAction: stripe.handleNextAction,
  })
  stripe.card.mount.mockClear()
  stripe.elements.mockReturnValue({ create: stripe.create })
  stripe.create.mockReturnValue(stripe.card)
  stripe.card.on.mockImplementation((name, heard) => (stripe.listeners[name] = heard))
})

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer vers la validation' })
const change = (event: object) => act(() => stripe.listeners.change?.(event))
async function open() {
  const onCard = vi.fn()
  render(
    <StripeCardForm publishableKey="pk_test" testCards={false} submit="Continuer vers la validation" onCard={onCard} />,
  )
  await vi.waitFor(() => expect(stripe.card.mount).toHaveBeenCalled())
  return onCard
}

describe('the card form of Stripe', () => {
  it('is in French and asks for no postal code', async () => {
    await open()
    expect(stripe.load).toHaveBeenCalledWith('pk_test', { locale: 'fr-CA' })
    expect(stripe.create).toHaveBeenCalledWith('card', expect.objectContaining({ hidePostalCode: true }))
  })

  it('shows the field’s error and blocks the step while there is one', async () => {
    await open()
    expect(submit().disabled).toBe(true)
    change({ complete: false, error: { message: 'Votre numéro de carte est incomplet.' } })
    expect(screen.getByText('Votre numéro de carte est incomplet.')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    change({ complete: true })
    expect(submit().disabled).toBe(false)
  })

  it('hands over the token, and what may be shown of the card', async () => {
    const onCard = await open()
    stripe.createPaymentMethod.mockResolvedValue({
      paymentMethod: { id: 'pm_9', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 } },
    })
    change({ complete: true })
    fireEvent.click(submit())
    await vi.waitFor(() =>
      expect(onCard).toHaveBeenCalledWith({
        tokenId: 'pm_9',
        brand: 'visa',
        last4: '4242',
        expMonth: 8,
        expYear: 2028,
      }),
    )
  })

  it('says in the provider’s words why a card was refused', async () => {
    await open()
    stripe.createPaymentMethod.mockResolvedValue({ error: { message: 'Votre carte a expiré.' } })
    change({ complete: true })
    fireEvent.click(submit())
    expect(await screen.findByText('Votre carte a expiré.')).toBeTruthy()
  })

  it('says that it could not be loaded', async () => {
    stripe.load.mockRejectedValue(new Error('blocked'))
    render(
      <StripeCardForm
        publishableKey="pk_test"
        testCards={false}
        submit="Continuer vers la validation"
        onCard={vi.fn()}
      />,
    )
    expect(await screen.findByText(/Le formulaire de paiement n’a pas pu être chargé/)).toBeTruthy()
  })

  it('opens the bank’s window for a payment that waits', async () => {
    await confirmWithBank('pk_test', 'secret')
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'secret' })
  })
})

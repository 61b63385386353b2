import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { StripeWallet } from './StripeWallet'

/** Stands for the script that Stripe serves: it remembers what was asked of it. */
const stripe = vi.hoisted(() => ({
  listeners: {} as Record<string, (event: object) => void>,
  wallet: { on: vi.fn(), mount: vi.fn(), destroy: vi.fn() },
  create: vi.fn(),
  submit: vi.fn(),
  elements: vi.fn(),
  createPaymentMethod: vi.fn(),
}))
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async () => ({ elements: stripe.elements, createPaymentMethod: stripe.createPaymentMethod }),
}))

beforeEach(() => {
  stripe.wallet.on.mockImplementation((name: string, heard: (event: object) => void) => {
    stripe.listeners[name] = heard
  })
  stripe.wallet.mount.mockClear()
  stripe.create.mockReturnValue(stripe.wallet)
  stripe.submit.mockResolvedValue({})
  stripe.elements.mockReturnValue({ create: stripe.create, submit: stripe.submit })
})

async function open(amount = 70.13) {
  const onCard = vi.fn()
  const view = render(<StripeWallet publishableKey="pk_test" amount={amount} onCard={onCard} />)
  await vi.waitFor(() => expect(stripe.wallet.mount).toHaveBeenCalled())
  const buttons = screen.getByRole('group', { name: 'Payer avec Apple Pay ou Google Pay', hidden: true })
  const shown = () => buttons.parentElement?.dataset.shown
  return { onCard, view, shown }
}
const ready = (availablePaymentMethods: object | undefined) =>
  act(() => stripe.listeners.ready?.({ availablePaymentMethods }))
const confirm = async () => {
  const paymentFailed = vi.fn()
  await act(async () => stripe.listeners.confirm?.({ paymentFailed }))
  return paymentFailed
}

describe('the wallets of Stripe', () => {
  it('are asked for the server’s sum in cents, for cards alone', async () => {
    await open()
    expect(stripe.elements).toHaveBeenCalledWith({
      locale: 'fr-CA',
      mode: 'payment',
      amount: 7013,
      currency: 'cad',
      paymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
    })
    expect(stripe.create).toHaveBeenCalledWith(
      'expressCheckout',
      expect.objectContaining({
        paymentMethods: expect.objectContaining({ link: 'never', paypal: 'never' }) as object,
      }),
    )
  })

  it('are seen only where the device has one', async () => {
    const { shown } = await open()
    expect(shown()).toBeUndefined()
    ready(undefined)
    expect(shown()).toBeUndefined()
    ready({ applePay: true })
    expect(shown()).toBe('true')
  })

  it('are made again when the sum changes', async () => {
    const { view } = await open()
    view.rerender(<StripeWallet publishableKey="pk_test" amount={72.13} onCard={vi.fn()} />)
    await vi.waitFor(() => expect(stripe.elements).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 7213 })))
    expect(stripe.wallet.destroy).toHaveBeenCalled()
  })

  it('hand over the token with the sum that was agreed to', async () => {
    const { onCard } = await open()
    stripe.createPaymentMethod.mockResolvedValue({
      paymentMethod: { id: 'pm_9', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 } },
    })
    expect(await confirm()).not.toHaveBeenCalled()
    expect(onCard).toHaveBeenCalledWith({
      tokenId: 'pm_9',
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2028,
      agreed: 70.13,
    })
  })

  it('say why they were refused, and tell the wallet', async () => {
    const { onCard } = await open()
    stripe.createPaymentMethod.mockResolvedValue({ error: { message: 'Votre carte a expiré.' } })
    expect(await confirm()).toHaveBeenCalledWith({ reason: 'fail' })
    expect(screen.getByText('Votre carte a expiré.')).toBeTruthy()
    expect(onCard).not.toHaveBeenCalled()
  })
})

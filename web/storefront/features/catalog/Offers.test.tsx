import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Offers, termsOf, type Offer } from './Offers'

const NBSP = '\u00a0'
const DAY = 86_400_000
const offer = (more: Partial<Offer>): Offer => ({
  name: 'Rabais d’automne',
  kind: 'percent',
  percent: 10,
  everything: true,
  endsAt: null,
  ...more,
})

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  [offer({}), `10${NBSP}% de rabais`],
  [offer({ minimum: 50 }), `10${NBSP}% de rabais dès 50,00${NBSP}$ d’achats dans la boutique`],
  [offer({ kind: 'amount', amount: 5 }), `5,00${NBSP}$ de rabais`],
  [offer({ kind: 'multi_buy', take: 3, pay: 2 }), '3 pour le prix de 2'],
  [offer({ kind: 'free_shipping', minimum: 60 }), `Livraison gratuite dès 60,00${NBSP}$ d’achats dans la boutique`],
  [offer({ everything: false }), `10${NBSP}% de rabais sur certains produits`],
])('says what an offer gives: %o', (told, terms) => {
  expect(termsOf(told, true)).toBe(terms)
})

it('tells the name and the last day, and of which products only where it is not one of them', () => {
  render(<Offers offers={[offer({ everything: false, endsAt: '2026-12-02T05:00:00Z' })]} />)
  const item = screen.getByRole('listitem')
  expect(item.textContent).toBe(`10${NBSP}% de rabaisRabais d’automne · jusqu’au 1er décembre 2026`)
})

it('hides what ended since the page was made, and what ends while it is open', () => {
  const ended = offer({ name: 'Hier', endsAt: '2026-11-20T05:00:00Z' })
  const soon = offer({ name: 'Ce soir', endsAt: '2026-11-21T05:00:00Z' })
  const long = offer({ name: 'Longtemps', endsAt: '2027-06-01T04:00:00Z' })
  const offers = <Offers offers={[ended, soon, long]} />
  expect(renderToString(offers)).toContain('Hier') // the browser starts from what the server made
  render(offers)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(DAY))
  expect(screen.getByRole('listitem').textContent).toContain('Longtemps')
})

it('is nothing without an offer', () => {
  const { container } = render(<Offers offers={undefined} />)
  expect(container.innerHTML).toBe('')
})

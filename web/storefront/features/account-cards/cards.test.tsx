import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { t } from '#i18n/account-cards'
import { renderOnSite } from '@/storefront/testing'
import { CardDetail } from './CardDetail'
import { Cards } from './Cards'
import { CardVisual } from './CardVisual'
import * as queries from './queries'
import { savedCardsQuery, type SavedCard } from '@/storefront/features/card-form/saved-cards'

const visa: SavedCard = {
  id: 'c1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2028,
  isDefault: true,
  isExpired: false,
}
const other: SavedCard = { ...visa, id: 'c2', brand: 'mastercard', last4: '4444', isDefault: false }

function show(ui: React.ReactNode, cards: SavedCard[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(savedCardsQuery('u1').queryKey, cards)
  return renderOnSite(<QueryClientProvider client={client}>{ui}</QueryClientProvider>)
}
const detail = (id: string, onGone = vi.fn()) => {
  show(<CardDetail userId="u1" cardId={id} onGone={onGone} />, [visa, other])
  return onGone
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the picture of a card', () => {
  const drawn = (change: Partial<SavedCard>) =>
    show(<CardVisual card={{ ...visa, ...change }} />, []).container.firstElementChild as HTMLElement

  it('bears its brand, its last digits and its expiry as MM/YY', () => {
    const text = drawn({}).textContent
    expect(text).toContain('4242')
    expect(text).toContain('08/28')
    expect(screen.getByRole('img', { name: 'Visa' })).toBeTruthy()
  })

  it('shows any brand but Mastercard as Visa', () => {
    drawn({ brand: 'amex' })
    expect(screen.getByRole('img', { name: 'Visa' })).toBeTruthy()
    drawn({ brand: 'mastercard' })
    expect(screen.getByRole('img', { name: 'Mastercard' })).toBeTruthy()
  })

  it('is dimmed and says so once expired', () => {
    const card = drawn({ isExpired: true })
    expect(card.dataset.expired).toBe('true')
    expect(within(card).getByText('Expirée')).toBeTruthy()
  })
})

describe('the saved cards', () => {
  it('say so when there is none, and how to add one', () => {
    show(<Cards userId="u1" />, [])
    expect(screen.getByText('Aucune donnée de disponible')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ajouter une carte' }).getAttribute('href')).toBe(
      '/compte/cartes-de-credit/ajouter',
    )
  })

  it('lead to their own pages', () => {
    show(<Cards userId="u1" />, [visa, other])
    expect(
      screen.getByRole('link', { name: 'Gérer la carte Mastercard qui se termine par 4444' }).getAttribute('href'),
    ).toBe('/compte/cartes-de-credit/c2')
  })

  it('keep the default one, in the words of the specification', () => {
    const deleted = vi.spyOn(queries, 'deleteCard')
    detail('c1')
    press('Supprimer la carte')
    expect(screen.getByRole('dialog', { name: 'Impossible de supprimer' }).textContent).toContain(
      'Vous devez ajouter une nouvelle carte par défaut avant de pouvoir supprimer cette carte.',
    )
    expect(deleted).not.toHaveBeenCalled()
  })

  it('are deleted after a question', async () => {
    const deleted = vi.spyOn(queries, 'deleteCard').mockResolvedValue()
    const onGone = detail('c2')
    press('Supprimer la carte')
    press('Supprimer')
    await waitFor(() => expect(onGone).toHaveBeenCalledWith('/compte/cartes-de-credit'))
    expect(deleted).toHaveBeenCalledWith('u1', 'c2')
  })

  it('take a new date, and refuse one that is none', async () => {
    const saved = vi.spyOn(queries, 'saveExpiry').mockResolvedValue()
    detail('c1')
    const field = screen.getByLabelText('MM/AA')
    fireEvent.change(field, { target: { value: '13/30' } })
    press('Enregistrer')
    expect(screen.getByText("La date d'expiration de votre carte est incorrect.")).toBeTruthy()
    fireEvent.change(field, { target: { value: '9/31' } })
    press('Enregistrer')
    await waitFor(() => expect(saved).toHaveBeenCalledWith('u1', 'c1', { expMonth: 9, expYear: 2031 }))
  })

  it('have the texts of the specification', () => {
    expect([t.refusedTitle, t.expiryWrong]).toEqual([
      'Impossible de supprimer',
      "La date d'expiration de votre carte est incorrect.",
    ])
  })
})

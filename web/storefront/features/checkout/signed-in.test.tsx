import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { paymentConfigQuery } from '@/storefront/features/card-form/provider'
import * as sandbox from '@/storefront/features/card-form/sandbox'
import { maude, renderOnSite } from '@/storefront/testing'
import type { Visitor } from '@/session/visitor'
import { endAttempt } from './attempt'
import * as calls from './calls'
import { Checkout } from './Checkout'
import { keepAnswers, loadAnswers } from './draft'
import { address, card, cart, summary } from './fixture'
import { addressOf, savedAddressesQuery, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import * as savedCards from '@/storefront/features/card-form/saved-cards'
import * as saved from './saved'
import type { Answers } from './types'

const home: SavedAddress = { ...address, id: 'a1', name: 'Maude Tremblay', isDefault: true }
const cottage: SavedAddress = {
  ...home,
  id: 'a2',
  address: '3, chemin du Lac',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2T6',
  isDefault: false,
}
const visa: savedCards.SavedCard = {
  id: 'c1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2028,
  isDefault: true,
  isExpired: false,
}
const old: savedCards.SavedCard = { ...visa, id: 'c2', last4: '1111', expYear: 2020, isDefault: false, isExpired: true }

let placeOrder: MockInstance<typeof calls.placeOrder>
let fetchSummary: MockInstance<typeof calls.fetchSummary>
beforeEach(() => {
  endAttempt()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')))
  fetchSummary = vi.spyOn(calls, 'fetchSummary').mockResolvedValue(summary)
  placeOrder = vi.spyOn(calls, 'placeOrder').mockResolvedValue({ id: 'order-1', token: 'jeton-1' })
  vi.spyOn(sandbox, 'tokenise').mockResolvedValue(card)
})

afterEach(() => void vi.unstubAllGlobals())

type Kept = { addresses?: SavedAddress[]; cards?: savedCards.SavedCard[]; visitor?: Visitor; answers?: Answers }

function open({ addresses = [home, cottage], cards = [visa, old], visitor = maude, answers = {} }: Kept = {}) {
  keepAnswers(answers)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queries.setQueryData(paymentConfigQuery().queryKey, { provider: 'sandbox', publishableKey: '' })
  queries.setQueryData(savedAddressesQuery(visitor.id).queryKey, addresses)
  queries.setQueryData(savedCards.savedCardsQuery(visitor.id).queryKey, cards)
  return renderOnSite(
    <QueryClientProvider client={queries}>
      <Checkout
        cart={cart}
        cartBusy={false}
        visitor={visitor}
        canRegister
        onPlaced={() => {}}
        onOutdated={() => {}}
        onRemove={() => {}}
        onReduce={() => {}}
        onDelivery={() => {}}
        onCode={() => Promise.resolve()}
      />
    </QueryClientProvider>,
    { visitor },
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}
const order = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Commander et payer/ })
  await waitFor(() => expect(button.disabled).toBe(false)) // the sums for the address are there
  fireEvent.click(button)
  await waitFor(() => expect(placeOrder).toHaveBeenCalled())
  return placeOrder.mock.calls[0]![0].order
}
const typeCard = () => {
  fill('Numéro de carte', '4242424242424242')
  fill('Expiration', '1230')
  fill('Code de sécurité', '123')
  press('Continuer vers la validation')
}

describe('the checkout of a customer', () => {
  it('has no contact step, and pays with what was kept', async () => {
    open()
    expect(screen.queryByText('Coordonnées')).toBeNull()
    expect(radio(/84, rang de la Grande-Ligne.*adresse par défaut/).checked).toBe(true)
    press('Continuer vers la facturation')
    press('Continuer vers le paiement')
    expect(radio(/Visa qui se termine par 4242.*Expire 08\/28, carte par défaut/).checked).toBe(true)
    press('Continuer vers la validation')
    expect(screen.queryByLabelText('Mot de passe')).toBeNull()
    expect(await order()).toMatchObject({
      email: maude.email,
      phone: maude.phone,
      firstName: 'Maude',
      shippingAddress: address,
      billingAddress: address,
      tokenId: 'c1',
    })
  })

  it('counts taxes for the address that is chosen', async () => {
    open()
    fireEvent.click(radio(/3, chemin du Lac/))
    await waitFor(() =>
      expect(fetchSummary).toHaveBeenCalledWith(cart, { province: 'ON', country: 'CA' }, false, expect.anything()),
    )
  })

  it('opens the form when nothing was kept, without a way back', () => {
    open({ addresses: [] })
    expect(screen.getByLabelText('Prénom')).toBeTruthy()
    expect(screen.queryByText('Choisir une adresse enregistrée')).toBeNull()
  })

  it('has a way back from a new address to the kept ones', () => {
    open()
    fireEvent.click(radio(/Nouvelle adresse/))
    expect(screen.getByLabelText('Prénom')).toBeTruthy()
    press('Choisir une adresse enregistrée')
    expect(radio(/adresse par défaut/).checked).toBe(true)
    expect(screen.queryByLabelText('Prénom')).toBeNull()
  })

  it('keeps a new address when asked to, and goes on even if it cannot', async () => {
    const save = vi.spyOn(saved, 'saveAddress').mockRejectedValue(new Error('panne'))
    open({ addresses: [] })
    fill('Prénom', 'Maude')
    fill('Nom', 'Tremblay')
    fill('Adresse', '84, rang de la Grande-Ligne')
    fill('Ville', 'Saint-Pascal')
    fill('Code postal', 'g0l3y0')
    press('Continuer vers la facturation')
    await screen.findByLabelText('Même que l’adresse de livraison')
    expect(save).toHaveBeenCalledWith(maude.id, address)
  })

  it('preselects the default address when the bill goes elsewhere', () => {
    open({ answers: { shipping: addressOf(cottage) } })
    fireEvent.click(screen.getByLabelText('Même que l’adresse de livraison'))
    expect(radio(/adresse par défaut/).checked).toBe(true)
  })

  it('offers no expired card, and the form when every card is', () => {
    open({ cards: [old], answers: { shipping: address, billing: { same: true } } })
    expect(radio(/se termine par 1111.*Expirée 08\/20/).disabled).toBe(true)
    expect(radio(/Nouvelle carte/).checked).toBe(true)
    expect(screen.getByLabelText('Numéro de carte')).toBeTruthy()
  })

  it('pays with the kept card when a new one is to be kept, since its token is spent', async () => {
    const save = vi.spyOn(savedCards, 'saveCard').mockResolvedValue({ ...visa, id: 'c9' })
    open({ cards: [], answers: { shipping: address, billing: { same: true } } })
    fireEvent.click(screen.getByLabelText('Enregistrer cette carte dans mon compte'))
    typeCard()
    expect((await order()).tokenId).toBe('c9')
    expect(save).toHaveBeenCalledWith(maude.id, 'tok_1')
  })

  it('asks a customer without a phone for one', async () => {
    open({ visitor: { ...maude, phone: '' } })
    fill('Téléphone', '4185550199')
    press('Continuer vers la livraison')
    expect(await screen.findByText('(418) 555-0199')).toBeTruthy()
    press('Continuer vers la facturation')
    press('Continuer vers le paiement')
    press('Continuer vers la validation')
    expect((await order()).phone).toBe('4185550199')
  })

  it('shows the kept card again when its step is opened again', async () => {
    open({ answers: { shipping: address, billing: { same: true }, card: saved.cardOf(visa) } })
    press(/Modifier.*Informations de paiement/)
    const step = screen.getByText('Informations de paiement').closest('li')!
    expect(within(step).getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(true)
  })
})

describe('what was typed', () => {
  it('is taken over by the person who signs in, and found by nobody else', () => {
    keepAnswers({ shipping: address })
    expect(loadAnswers('u1').shipping).toEqual(address)
    keepAnswers({ shipping: address }, 'u1')
    expect(loadAnswers('u1').shipping).toEqual(address)
    expect(loadAnswers('u2')).toEqual({})
    expect(loadAnswers()).toEqual({})
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type Mock, type MockInstance } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import * as calls from './calls'
import { endAttempt } from './attempt'
import { Checkout } from './Checkout'
import { keepAnswers } from './draft'
import { address, card, cart, summary } from './fixture'
import { paymentConfigQuery } from '@/storefront/features/card-form/provider'
import * as sandbox from '@/storefront/features/card-form/sandbox'
import { summaryKey } from './queries'
import type { Answers } from './types'

let fetchSummary: MockInstance<typeof calls.fetchSummary>
let placeOrder: MockInstance<typeof calls.placeOrder>
let onPlaced: Mock
let onOutdated: Mock
beforeEach(() => {
  endAttempt()
  onPlaced = vi.fn()
  onOutdated = vi.fn()
  fetchSummary = vi.spyOn(calls, 'fetchSummary').mockImplementation(async (_, { province }, fees) => ({
    ...summary,
    ...(fees && { fees: 2, grandTotal: 72.13 }),
    ...(province === 'ON' && { taxes: { gst_hst: 7.93, qst: 0 }, grandTotal: 68.93 }),
  }))
  placeOrder = vi.spyOn(calls, 'placeOrder').mockResolvedValue({ id: 'order-1', token: 'jeton-1' })
  vi.spyOn(sandbox, 'tokenise').mockResolvedValue(card)
})

const answered: Answers = {
  contact: { email: 'maude@courriel.ca', phone: '4185550142' },
  shipping: address,
  billing: { same: true },
  card,
}

function open(answers: Answers = {}, props: Partial<Parameters<typeof Checkout>[0]> = {}) {
  keepAnswers(answers)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queries.setQueryData(paymentConfigQuery().queryKey, { provider: 'sandbox', publishableKey: '' })
  return renderOnSite(
    <QueryClientProvider client={queries}>
      <Checkout
        cart={cart}
        cartBusy={false}
        visitor={null}
        canRegister={false}
        onPlaced={onPlaced}
        onOutdated={onOutdated}
        onRemove={() => {}}
        onReduce={() => {}}
        onDelivery={() => {}}
        onCode={() => Promise.resolve()}
        {...props}
      />
    </QueryClientProvider>,
  )
}

const fill = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const orderButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Commander et payer/ })
const sums = () => screen.getByRole('complementary', { name: 'Sommaire de la commande' })

describe('the checkout of a guest', () => {
  it('walks the road from contact to order', async () => {
    open()
    fill('Courriel', 'maude@courriel.ca')
    fill('Téléphone', '(418) 555-0142')
    press('Continuer en invité')
    await screen.findByLabelText('Prénom')
    expect(screen.getByText('(418) 555-0142')).toBeTruthy()
    fill('Prénom', 'Maude')
    fill('Nom', 'Tremblay')
    fill('Adresse', '84, rang de la Grande-Ligne')
    fill('Ville', 'Saint-Pascal')
    fill('Code postal', 'g0l3y0')
    press('Continuer vers la facturation')
    await screen.findByLabelText('Même que l’adresse de livraison')
    press('Continuer vers le paiement')
    await screen.findByText('Identique à l’adresse de livraison')
    fill('Numéro de carte', '4242424242424242')
    fill('Expiration', '1230')
    fill('Code de sécurité', '123')
    press('Continuer vers la validation')
    await screen.findByText('Visa qui se termine par 4242')
    fireEvent.click(await orderButton())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ id: 'order-1', token: 'jeton-1' }, undefined))
    expect(placeOrder.mock.calls[0]![0].order).toEqual({
      cartId: 'cart-1',
      email: 'maude@courriel.ca',
      phone: '4185550142',
      firstName: 'Maude',
      lastName: 'Tremblay',
      shippingAddress: address,
      billingAddress: address,
      tokenId: 'tok_1',
      addContribution: false,
      expectedTotal: 70.13,
      deliveries: { batture: 'parcel', miellerie: 'parcel' },
      items: [
        { variantId: 'v-tasse', quantity: 1 },
        { variantId: 'v-miel', quantity: 1 },
      ],
    })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Grande-Ligne')
  })

  it('asks for the bill alone when everything is picked up, and says how each shop delivers', async () => {
    const pickup = { price: 0, address: '88, avenue Morel', city: 'Kamouraska', postalCode: 'G0L 1M0', hours: 'Samedi' }
    const offered = [
      { method: 'parcel' as const, price: 12, available: true },
      { method: 'pickup' as const, price: 0, available: true, pickup },
    ]
    const chosen = { deliveryMethod: 'pickup' as const, deliveryOptions: offered }
    const stores = cart.stores.map((store) => ({ ...store, ...chosen }))
    fetchSummary.mockResolvedValue({ ...summary, stores: summary.stores.map((store) => ({ ...store, ...chosen })) })
    const onDelivery = vi.fn()
    const { shipping: _, ...rest } = answered
    open({ ...rest, billing: { same: false, address } }, { cart: { ...cart, stores }, onDelivery })
    expect(screen.queryByText('Adresse de livraison')).toBeNull()
    fireEvent.click(screen.getAllByRole('radio', { name: /Livraison par colis/ })[0]!)
    expect(onDelivery).toHaveBeenCalledWith('batture', 'parcel')
    fireEvent.click(await orderButton())
    await waitFor(() => expect(placeOrder).toHaveBeenCalled())
    const { order } = placeOrder.mock.calls[0]![0]
    expect(order).toMatchObject({ deliveries: { batture: 'pickup', miellerie: 'pickup' }, billingAddress: address })
    expect(order).not.toHaveProperty('shippingAddress')
  })

  it('asks for the sums once the cart has arrived, not for those of the cart before', async () => {
    open(answered, { cartBusy: true })
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
    expect(fetchSummary).not.toHaveBeenCalled()
  })

  it('shows the rules of each field and goes nowhere while one is broken', async () => {
    open()
    press('Continuer en invité')
    expect(await screen.findAllByText('Ce champ est obligatoire.')).toHaveLength(2)
    fill('Courriel', 'maude@')
    fill('Téléphone', '418555')
    expect(await screen.findByText('Veuillez entrer un courriel valide')).toBeTruthy()
    expect(await screen.findByText('Veuillez entrer un numéro de téléphone valide.')).toBeTruthy()
    expect(screen.queryByLabelText('Prénom')).toBeNull()
  })

  it('offers the thirteen provinces and territories, Quebec first chosen', () => {
    const { shipping: _, ...rest } = answered
    open(rest)
    const list = screen.getByLabelText<HTMLSelectElement>('Province ou territoire')
    expect([...list.options].map(({ value }) => value)).toEqual([
      'AB',
      'BC',
      'MB',
      'NB',
      'NL',
      'NT',
      'NS',
      'NU',
      'ON',
      'PE',
      'QC',
      'SK',
      'YT',
    ])
    expect(list.value).toBe('QC')
  })

  it('asks for the sums of the province as it is chosen', async () => {
    const { shipping: _, ...rest } = answered
    open(rest)
    await waitFor(() =>
      expect(fetchSummary).toHaveBeenCalledWith(cart, { province: 'QC', country: 'CA' }, false, expect.anything()),
    )
    fireEvent.change(screen.getByLabelText('Province ou territoire'), { target: { value: 'ON' } })
    expect(await within(sums()).findByText('68,93 $')).toBeTruthy()
  })

  it('opens a done step again with its answers, and comes back to the first that is missing', async () => {
    open({ ...answered, card: undefined })
    press('Modifier : Coordonnées')
    expect(screen.getByLabelText<HTMLInputElement>('Courriel').value).toBe('maude@courriel.ca')
    expect(document.activeElement?.textContent).toBe('Coordonnées')
    fill('Courriel', 'jean@courriel.ca')
    press('Continuer en invité')
    expect(await screen.findByText('jean@courriel.ca')).toBeTruthy()
    expect(screen.getByLabelText('Numéro de carte')).toBeTruthy()
  })

  it('keeps the focus on the box when another billing address is asked for', async () => {
    const { billing: _, ...rest } = answered
    open(rest)
    const box = screen.getByLabelText('Même que l’adresse de livraison')
    await userEvent.click(box)
    expect(document.activeElement).toBe(screen.getByLabelText('Même que l’adresse de livraison'))
    expect(screen.getByLabelText('Prénom')).toBeTruthy()
  })

  it('blocks the card step while the form has an error', async () => {
    open({ ...answered, card: undefined })
    fill('Expiration', '03/21')
    expect(await screen.findByText("La date d'expiration de votre carte est incorrect.")).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer vers la validation' }).disabled).toBe(true)
  })
})

describe('before paying', () => {
  it('states who sells, how fast it leaves and what may come back, shop by shop', async () => {
    open(answered)
    expect(await screen.findByText(/Ferme Beauregard-Roy/)).toBeTruthy()
    expect(screen.getByText('Expédition en 1 à 3 jours ouvrables.')).toBeTruthy()
    expect(screen.getByText('Trente jours pour changer d’idée.')).toBeTruthy()
    expect(screen.getByText('La politique de retour du marché s’applique.')).toBeTruthy()
  })

  it('adds the contribution only when one says yes', async () => {
    open(answered)
    await orderButton()
    expect(screen.getByLabelText<HTMLInputElement>('Non').checked).toBe(true)
    expect(screen.queryByText('Contribution à la plateforme')).toBeNull()
    fireEvent.click(screen.getByLabelText('Oui'))
    expect(await screen.findByText('Contribution à la plateforme')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Commander et payer 72,13\u00a0$' }))
    await waitFor(() =>
      expect(placeOrder.mock.calls[0]![0].order).toMatchObject({ addContribution: true, expectedTotal: 72.13 }),
    )
  })

  it('sends the words of a gift, which survive a reload, and none once it is no gift', async () => {
    const first = open(answered)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'C’est un cadeau' }))
    fireEvent.change(screen.getByLabelText(/Mot à joindre/), { target: { value: 'Bonne fête!' } })
    fireEvent.click(await orderButton())
    await waitFor(() => expect(placeOrder.mock.calls[0]![0].order.gift).toEqual({ message: 'Bonne fête!' }))
    first.unmount()
    endAttempt()
    open({ ...answered, gift: { message: 'Bonne fête!' } })
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Mot à joindre/)).value).toBe('Bonne fête!')
    fireEvent.click(screen.getByRole('checkbox', { name: 'C’est un cadeau' }))
    fireEvent.click(await orderButton())
    await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2))
    expect(placeOrder.mock.calls[1]![0].order.gift).toBeUndefined()
  })

  it('cannot be ordered while the cart changes or holds what cannot be bought', async () => {
    const { unmount } = open(answered, { cartBusy: true }) // its total is not known yet
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Commander' }).disabled).toBe(true)
    unmount()
    const [mug, honey] = cart.items
    const items = [{ ...mug!, availability: 'sold_out' as const, maxQuantity: 0 }, honey!]
    open(answered, { cart: { ...cart, canOrder: false, items } })
    expect((await orderButton()).disabled).toBe(true)
  })

  it('names what is out of stock, marks it in the summary and takes it out in one click', async () => {
    const [mug, honey] = cart.items
    const lost = { ...mug!, availability: 'sold_out' as const, maxQuantity: 0 }
    lost.price = { ...lost.price, totalPrice: 0 }
    const onRemove = vi.fn()
    open(answered, { cart: { ...cart, canOrder: false, items: [lost, honey!] }, onRemove })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('«\u00a0Tasse trempée, Bleu marée\u00a0» est en rupture de stock.')
    expect(within(sums()).getByText('Non disponible')).toBeTruthy()
    expect(within(sums()).queryByText(/^0,00/)).toBeNull()
    press(/^Retirer/)
    expect(onRemove).toHaveBeenCalledWith(lost)
  })

  it('lowers a quantity above what is left in one click', () => {
    const [mug, honey] = cart.items
    const many = { ...mug!, quantity: 5, maxQuantity: 2 }
    const onReduce = vi.fn()
    open(answered, { cart: { ...cart, canOrder: false, items: [many, honey!] }, onReduce })
    press(/^Réduire à 2/)
    expect(onReduce).toHaveBeenCalledWith(many, 2)
  })

  it('tells that a password lacks its confirmation before it orders', async () => {
    open(answered, { canRegister: true })
    fill('Mot de passe', 'motdepasse')
    fireEvent.click(await orderButton())
    expect(await screen.findByText(/^Confirmez votre mot de passe/)).toBeTruthy()
    expect(placeOrder).not.toHaveBeenCalled()
  })

  it('offers an account only where there can be one, and closes the button while its password is wrong', async () => {
    open(answered, { canRegister: true })
    fill('Mot de passe', 'abc')
    expect((await orderButton()).disabled).toBe(true)
    fill('Mot de passe', 'motdepasse')
    fill('Confirmez le mot de passe', 'motdepasse')
    fireEvent.click(await orderButton())
    await waitFor(() => expect(placeOrder.mock.calls[0]![0].order.password).toBe('motdepasse'))
    await waitFor(() =>
      expect(onPlaced).toHaveBeenCalledWith(expect.anything(), { email: 'maude@courriel.ca', password: 'motdepasse' }),
    )
  })
})

describe('the promotion codes', () => {
  const tried = (code: string, applied: boolean) => ({
    code,
    applied,
    ...(!applied && { reason: 'used_up' as const }),
    missing: 0,
    missingUnits: 0,
  })

  it('are typed here too, and the server says why one is refused', async () => {
    const refused = new ApiError(404, { code: 'code_unknown', detail: 'Ce code n’existe pas.' })
    const onCode = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined)
    open(answered, { onCode })
    fireEvent.click(within(sums()).getByRole('button', { name: 'Ajouter un code promo' }))
    fireEvent.change(screen.getByLabelText('Code promo'), { target: { value: 'automne' } })
    press('Appliquer')
    expect(await screen.findByText('Ce code n’existe pas.')).toBeTruthy()
    press('Appliquer')
    await waitFor(() => expect(screen.queryByLabelText('Code promo')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Codes promo du panier' }))
  })

  it('have the sums asked for again, and say what those made of them', async () => {
    const codes = [tried('AUTOMNE', false)]
    const first = open(answered)
    await waitFor(() => expect(fetchSummary).toHaveBeenCalledTimes(1))
    first.unmount()
    fetchSummary.mockResolvedValue({ ...summary, codes })
    open(answered, { cart: { ...cart, codes: [tried('AUTOMNE', true)] } })
    expect(await screen.findByText('Ce code a été utilisé autant de fois qu’il le permet.')).toBeTruthy()
    expect(screen.queryByText('Appliqué')).toBeNull()
    expect(summaryKey(cart, address, false)).not.toEqual(summaryKey({ ...cart, codes }, address, false))
  })
})

describe('an order that fails', () => {
  const title = "Une erreur s'est produite avant de traiter votre commande:"

  it('says why, and keeps everything as it was', async () => {
    placeOrder.mockRejectedValue(new ApiError(400, { code: 'limit_exceeded' }))
    open(answered)
    fireEvent.click(await orderButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      `${title}La quantité commandée pour un ou plusieurs produits dépasse la limite autorisée.`,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Fermer l’alerte' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks for another card in the payment step, and then for a new key', async () => {
    placeOrder.mockRejectedValueOnce(new ApiError(400, { code: 'card_declined', detail: 'Votre carte a été refusée.' }))
    open(answered)
    fireEvent.click(await orderButton())
    const step = (await screen.findByText('Votre carte a été refusée.')).closest('li')
    expect(step?.dataset.step).toBe('payment')
    vi.mocked(sandbox.tokenise).mockResolvedValue({ ...card, tokenId: 'tok_2' })
    fill('Numéro de carte', '4242424242424242')
    fill('Expiration', '1230')
    fill('Code de sécurité', '123')
    press('Continuer vers la validation')
    fireEvent.click(await orderButton())
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    const [first, second] = placeOrder.mock.calls.map(([attempt]) => attempt)
    expect(second!.order.tokenId).toBe('tok_2')
    expect(second!.key).not.toBe(first!.key)
  })

  it('asks a wallet again when the total is no longer what it agreed to', async () => {
    open({ ...answered, card: { ...card, agreed: 68.93 } })
    fireEvent.click(await orderButton())
    expect(await screen.findByText(/Votre portefeuille a accepté 68,93/)).toBeTruthy()
    expect(screen.getByLabelText('Numéro de carte')).toBeTruthy()
    expect(placeOrder).not.toHaveBeenCalled()
  })

  it('orders with a wallet that agreed to the total', async () => {
    open({ ...answered, card: { ...card, agreed: 70.13 } })
    fireEvent.click(await orderButton())
    await waitFor(() => expect(placeOrder).toHaveBeenCalled())
  })

  it('is sent again with the same key when the answer was lost', async () => {
    placeOrder.mockRejectedValueOnce(new TypeError('network'))
    open(answered)
    fireEvent.click(await orderButton())
    expect(await screen.findByText(/vous ne paierez qu’une fois/)).toBeTruthy()
    fireEvent.click(await orderButton())
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    const [first, second] = placeOrder.mock.calls.map(([attempt]) => attempt)
    expect(second).toEqual(first)
  })

  it('shows the new total when it changed, and asks again', async () => {
    placeOrder.mockRejectedValueOnce(
      new ApiError(409, { code: 'total_changed', extra: { ...summary, grandTotal: 75 } } as object),
    )
    open(answered)
    fireEvent.click(await orderButton())
    expect(await screen.findByText(/70,13 \$ avant, 75,00 \$ maintenant/)).toBeTruthy()
    expect(onOutdated).toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Commander et payer 75,00\u00a0$' }))
    await waitFor(() => expect(placeOrder.mock.calls[1]![0].order.expectedTotal).toBe(75))
  })

  it('follows an order whose bank has not answered yet', async () => {
    placeOrder.mockRejectedValue(
      new ApiError(503, { code: 'payment_pending', extra: { id: 'order-2', token: 't' } } as object),
    )
    open(answered)
    fireEvent.click(await orderButton())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ id: 'order-2', token: 't' }, undefined))
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { t as restock } from '#i18n/restock'
import { AddToCartContext } from '@/storefront/add-to-cart'
import { maude, renderOnSite } from '@/storefront/testing'
import { Description } from './Description'
import { mug, variant } from './fixture'
import { Gallery } from './Gallery'
import * as notify from './notify'
import { Purchase } from './Purchase'
import { Specifications } from './Specifications'
import type { Product } from './types'
import type { Choice } from './use-variant'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const none: Choice = { selection: {}, variant: undefined, select: () => {} }
const choiceOf = (index: number, select: Choice['select'] = () => {}): Choice => {
  const chosen = mug.variants[index]
  return { selection: chosen?.options ?? {}, variant: chosen, select }
}
const text = (element: Element | null | undefined) => element?.textContent?.replace(/\u00a0/g, ' ')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function buy(choice: Choice, product: Product = mug) {
  const add = vi.fn(async () => {})
  renderOnSite(
    <AddToCartContext value={add}>
      <Purchase product={product} choice={choice} now={NOW} />
    </AddToCartContext>,
  )
  return add
}

test('a variant on sale shows its price, the regular one and the percentage', () => {
  buy(choiceOf(1))
  expect(text(screen.getByText(/En solde, /))).toBe('En solde, −17 %')
  expect(text(screen.getByText(/46,00/))).toBe('Prix courant : 46,00 $')
})

test('adding sends the variant and the quantity', async () => {
  const add = buy(choiceOf(1))
  fireEvent.click(button('Ajouter un'))
  fireEvent.click(button('Ajouter au panier'))
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
  expect((add.mock.calls as unknown[][])[0]?.[0]).toEqual({ variantId: 'b350', quantity: 2 })
})

test('a double click adds once, a later click again', async () => {
  const now = vi.spyOn(performance, 'now')
  const clickAt = (moment: number) => {
    now.mockReturnValue(moment)
    fireEvent.click(button('Ajouter au panier'))
  }
  const add = buy(choiceOf(1))
  clickAt(1000)
  await waitFor(() => expect(add).toHaveBeenCalledOnce())
  await waitFor(() => expect(button('Ajouter au panier').disabled).toBe(false))
  clickAt(1300)
  await act(async () => {})
  expect(add).toHaveBeenCalledOnce()
  clickAt(2000)
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2))
  now.mockRestore()
})

test('while a unit is on its way to the cart, no click adds another', async () => {
  let arrive = () => {}
  const add = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  renderOnSite(
    <AddToCartContext value={add}>
      <Purchase product={mug} choice={choiceOf(1)} now={NOW} />
    </AddToCartContext>,
  )
  const click = button('Ajouter au panier')
  fireEvent.click(click)
  fireEvent.click(click) // before the page shows that the first is under way
  await waitFor(() => expect(add).toHaveBeenCalledOnce())
  await waitFor(() => expect(click.disabled).toBe(true))
  fireEvent.click(click)
  await act(async () => arrive())
  expect(add).toHaveBeenCalledOnce()
})

test('above the limit of the variant nothing can be added, and a sentence says why', () => {
  buy(choiceOf(2))
  expect(screen.getByText('Limite de 6 par commande.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } })
  expect(screen.getByText('La quantité maximale est de 6.')).toBeTruthy()
  expect(button('Ajouter au panier').disabled).toBe(true)
})

test.each([
  ['sold out', choiceOf(0), mug, 'En rupture de stock'],
  ['not chosen', none, mug, 'Choisissez vos options'],
  [
    'of a shop on vacation',
    choiceOf(1),
    { ...mug, store: { ...mug.store, vacationUntil: '2026-12-01T12:00:00Z' } },
    'Boutique en vacances',
  ],
  [
    'of a shop that takes a break',
    choiceOf(1),
    { ...mug, store: { ...mug.store, vacationUntil: '9999-12-31T00:00:00Z' } },
    'Boutique en pause',
  ],
])('a variant %s cannot be added', (_, choice, product, label) => {
  buy(choice, product)
  expect(button(label).disabled).toBe(true)
})

test('a sold-out variant promises no shipping, and offers a letter when it is back', async () => {
  const asked = vi.spyOn(notify, 'askToBeNotified').mockResolvedValue()
  renderOnSite(<Purchase product={mug} choice={choiceOf(0)} now={NOW} />, { visitor: maude })
  expect(screen.queryByText(/Livraison par/)).toBeNull()
  expect(screen.queryByText(/quantité maximale/)).toBeNull()
  fireEvent.click(button('Avertissez-moi'))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Votre courriel' })
  expect(field.value).toBe('maude@exemple.test')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(/^Vous recevrez un seul courriel/)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'maude' } })
  fireEvent.click(button('Avertissez-moi'))
  expect(screen.getByText('Veuillez entrer un courriel valide')).toBeTruthy()
  fireEvent.change(field, { target: { value: ' ana@exemple.test ' } })
  fireEvent.click(button('Avertissez-moi'))
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(asked).toHaveBeenCalledExactlyOnceWith('b250', 'ana@exemple.test', { captchaKey: '' })
})

test('a shop that sends no parcel promises none, and tells its own ways', () => {
  const local = { radiusKm: 30, price: 6, freeFrom: 50, days: 2 }
  const arrival = { from: '2026-11-20', to: '2026-11-24' }
  const store = { ...mug.store, local, arrival, pickupCity: 'Rimouski', pickupPrice: 2 }
  buy(choiceOf(1), { ...mug, store: { ...store, deliveryMethod: 'pickup' } })
  expect(screen.queryByText(/Livraison par Atelier|Expédié|Arrivée au Québec/)).toBeNull()
  expect(screen.getByText(/Préparé en 2 à 4 jours ouvrables\./)).toBeTruthy()
  expect(screen.getByText(/À ramasser vers le 24\snovembre/)).toBeTruthy()
  expect(screen.getByText(/Ramassage à la boutique \(Rimouski\)\s: 2,00\s\$\./)).toBeTruthy()
  expect(screen.getByText(/Livraison locale \(30\skm\)\s: 6,00\s\$, gratuite dès 50,00\s\$\./)).toBeTruthy()
})

test('a shop that only delivers itself says when it comes', () => {
  const arrival = { from: '2026-11-20', to: '2026-11-24' }
  const store = { ...mug.store, arrival, local: { radiusKm: 30, price: 0, days: 2 }, deliveryMethod: 'local' as const }
  buy(choiceOf(1), { ...mug, store })
  expect(screen.getByText(/^Livraison prévue du 20 au 24\snovembre/)).toBeTruthy()
  expect(screen.getByText(/Livraison locale \(30\skm\)\s: gratuite\./)).toBeTruthy()
})

test('the server keeps the very text that the form shows', () => {
  const source = readFileSync('internal/domain/restock/restock.go', 'utf8').replace(/" \+\s+"/g, '')
  expect(source).toContain(`"${notify.CONSENT}": "${restock.consent}"`)
})

test('a vacation that is over is not shown', () => {
  buy(choiceOf(1), { ...mug, store: { ...mug.store, vacationUntil: '2026-11-01T12:00:00Z' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('values that are sold out or impossible say so, and can still be chosen', () => {
  const select = vi.fn()
  buy(choiceOf(2, select))
  const small = screen.getByRole('radio', { name: /250 ml/ })
  expect(small.closest('label')?.textContent).toContain('non offert avec vos autres choix')
  fireEvent.click(small)
  expect(select).toHaveBeenCalledWith('Format', '250 ml')
})

test('the way to free shipping follows the quantity', () => {
  buy(choiceOf(1))
  const meter = screen.getByRole('meter', { name: 'Vers la livraison gratuite' })
  expect(text(meter.parentElement)).toBe('Plus que 37,00 $ chez Atelier Batture et la livraison est gratuite.')
  fireEvent.click(button('Ajouter un'))
  expect(text(meter.parentElement)).toBe('La livraison est gratuite chez Atelier Batture avec cet achat.')
})

test('a guest and a customer have the same button of the wishlist', () => {
  const { unmount } = renderOnSite(<Purchase product={mug} choice={choiceOf(1)} now={NOW} />)
  expect(button('Ajouter à ma liste de souhaits').disabled).toBe(false)
  unmount()
  renderOnSite(<Purchase product={mug} choice={choiceOf(1)} now={NOW} />, { visitor: maude })
  expect(button('Ajouter à ma liste de souhaits').disabled).toBe(false)
})

test('specifications tell every fact of a variant, or ask to select one', () => {
  const { unmount } = renderOnSite(<Specifications variant={variant('b350', 'Bleu', '350 ml', { finalSale: true })} />)
  expect(screen.getAllByRole('row').map(text)).toEqual([
    'UGSB350',
    'InventaireEn stock',
    'Vente finaleOui',
    'Longueur12 cm',
    'Largeur9,5 cm',
    'HauteurNon précisé',
    'Poids0,42 kg',
  ])
  unmount()
  renderOnSite(<Specifications variant={undefined} />)
  expect(screen.getByText('Veuillez sélectionner une variante pour voir ses spécifications.')).toBeTruthy()
})

test('a description without paragraphs keeps its line breaks', () => {
  const { container, rerender } = renderOnSite(<Description html={'une\ndeux'} />)
  expect(container.querySelector('.lines')).toBeTruthy()
  rerender(<Description html="<p>une</p>" />)
  expect(container.querySelector('.lines')).toBeNull()
})

test('the gallery follows the variant until a thumbnail is picked', () => {
  const [blue, sage] = mug.productPhotos
  const { rerender } = renderOnSite(<Gallery name="Tasse" photos={mug.productPhotos} preferred={sage} />)
  const current = () =>
    screen.getAllByRole('button', { name: /^Photo/ }).map((thumb) => thumb.hasAttribute('aria-current'))
  expect(current()).toEqual([false, true])
  fireEvent.click(button('Photo 1 sur 2'))
  expect(current()).toEqual([true, false])
  rerender(<Gallery name="Tasse" photos={mug.productPhotos} preferred={blue} />)
  expect(current()).toEqual([true, false])
  rerender(<Gallery name="Tasse" photos={mug.productPhotos} preferred={sage} />)
  expect(current()).toEqual([false, true])
})

test('the large view changes photo with the arrows, which scroll over a photo brought closer', async () => {
  renderOnSite(<Gallery name="Tasse" photos={mug.productPhotos} preferred={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir la photo/ }))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/fichiers/bleue.jpeg')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/fichiers/sauge.jpeg')
  fireEvent.click(screen.getByRole('button', { name: 'Agrandir la photo', hidden: true }))
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/fichiers/sauge.jpeg')
  expect(screen.getByRole('button', { name: 'Réduire la photo', hidden: true })).toBeTruthy()
})

test('the large view shows the photograph itself, none of its smaller forms', async () => {
  const [blue] = mug.productPhotos
  renderOnSite(<Gallery name="Tasse" photos={[blue!]} preferred={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir la photo/ }))
  const image = (await screen.findByRole('dialog', { hidden: true })).querySelector('img')
  expect(image?.getAttribute('src')).toBe(blue!.file)
  expect(Object.values(blue!.thumbs)).not.toContain(image?.getAttribute('src'))
  expect(image?.hasAttribute('srcset')).toBe(false)
  expect(image?.parentElement?.tagName).toBe('BUTTON') // no <source> stands before it
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '2000'])
})

test('the buy button follows at the foot once it is scrolled past', async () => {
  let seen: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const add = buy(choiceOf(1))
  const scrolled = (isIntersecting: boolean) => act(() => seen([{ isIntersecting }]))
  scrolled(true)
  expect(screen.queryByRole('group', { name: 'Achat rapide' })).toBeNull()
  scrolled(false)
  const bar = await screen.findByRole('group', { name: 'Achat rapide' })
  fireEvent.click(within(bar).getByRole('button', { name: 'Ajouter au panier' }))
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
  scrolled(true)
  expect(screen.queryByRole('group', { name: 'Achat rapide' })).toBeNull()
  vi.unstubAllGlobals()
})

test('a product without a photo says so', () => {
  renderOnSite(<Gallery name="Tasse" photos={[]} preferred={undefined} />)
  expect(screen.getByText('Aucune image disponible')).toBeTruthy()
})

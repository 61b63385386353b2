import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddToCartContext } from '@/storefront/add-to-cart'
import { maude, renderOnSite } from '@/storefront/testing'
import { Description } from './Description'
import { mug, variant } from './fixture'
import { Gallery } from './Gallery'
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
])('a variant %s cannot be added', (_, choice, product, label) => {
  buy(choice, product)
  expect(button(label).disabled).toBe(true)
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

test('the wishlist of a guest leads to signing in and back; a customer has a button', () => {
  const { unmount } = renderOnSite(<Purchase product={mug} choice={choiceOf(1)} now={NOW} />)
  const link = screen.getByRole('link', { name: 'Ajouter à ma liste de souhaits' })
  expect(link.getAttribute('href')).toBe('/connexion?retour=%2Fproduit%2Ftasse-trempee%3Fvariante%3Db350')
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

test('the large view changes photo with the arrows', async () => {
  renderOnSite(<Gallery name="Tasse" photos={mug.productPhotos} preferred={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir la photo/ }))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/fichiers/bleue.jpeg')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/fichiers/sauge.jpeg')
})

test('a product without a photo says so', () => {
  renderOnSite(<Gallery name="Tasse" photos={[]} preferred={undefined} />)
  expect(screen.getByText('Aucune image disponible')).toBeTruthy()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { CartContext, type CartState } from './cart-context'
import { CartContents, CartUnknown } from './CartContents'
import { CartFooter } from './CartFooter'
import { cartOf, item, stateOf, store } from './fixture'
import { SavedItems } from './SavedItems'
import type { CartItem } from './types'

const show = (state: CartState) =>
  render(
    <CartContext value={state}>
      <CartContents />
      <CartFooter />
      <SavedItems />
    </CartContext>,
  )

describe('the lines of the cart', () => {
  it('stand under their shops, with a meter where a threshold is set', () => {
    const reached = store('batture', 'Atelier Batture', {
      freeShippingThreshold: 75,
      leftToFreeShipping: 0,
      freeShippingShare: 1,
    })
    const far = store('miel', 'Miellerie du Rang 4', {
      freeShippingThreshold: 60,
      leftToFreeShipping: 36,
      freeShippingShare: 0.4,
    })
    show(
      stateOf(
        cartOf(
          [item('a'), item('b', { storeId: 'batture' }), item('c', { storeId: 'miel' })],
          [store('nordet', 'Maille Nordet'), reached, far],
        ),
      ),
    )
    expect(screen.getAllByRole('region').map((lot) => lot.getAttribute('aria-label'))).toEqual([
      'Boutique Maille Nordet',
      'Boutique Atelier Batture',
      'Boutique Miellerie du Rang 4',
    ])
    expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['100', '40'])
    expect(screen.getByText('Livraison gratuite chez cette boutique')).toBeTruthy()
    expect(screen.getByText('36,00 $')).toBeTruthy()
  })

  it('lead to the product, with its variant', () => {
    show(stateOf(cartOf([item('a')])))
    expect(screen.getByRole('link', { name: 'Tuque Suroît' }).getAttribute('href')).toBe(
      '/produit/tuque-suroit?variante=v-a',
    )
  })

  it('tell a changed price', () => {
    const price = {
      unitPrice: 42,
      regularPrice: 0,
      regularUnitPrice: 0,
      totalPrice: 42,
      discount: 0,
      previousUnitPrice: 38,
    }
    show(stateOf(cartOf([item('a', { price })])))
    expect(screen.getByText('Le prix a changé : 38,00 $ avant, 42,00 $ maintenant.')).toBeTruthy()
  })

  it.each([
    ['sold_out', 'En rupture de stock. Retirez cet article pour commander.'],
    ['gone', 'N’est plus disponible. Retirez cet article pour commander.'],
    ['shop_is_away', 'La boutique est en vacances jusqu’au 2 décembre 2026. Retirez cet article pour commander.'],
  ] as const)('say why they cannot be bought: %s', (availability, sentence) => {
    show(stateOf(cartOf([item('a', { availability, maxQuantity: 0, vacationUntil: '2026-12-02T15:00:00Z' })])))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Commander' }).hasAttribute('disabled')).toBe(true)
  })

  it('say that their shop takes a break without an end', () => {
    const away = { availability: 'shop_is_away', maxQuantity: 0, vacationUntil: '9999-12-31T00:00:00Z' } as const
    show(stateOf(cartOf([item('a', away)])))
    expect(screen.getByText(/^La boutique est en pause jusqu’à nouvel ordre\./)).toBeTruthy()
  })

  it('pass the focus on when one goes', () => {
    const remove = vi.fn()
    show(stateOf(cartOf([item('a'), item('b')]), { remove }))
    const [first, second] = screen.getAllByRole('button', { name: 'Retirer Tuque Suroît' })
    fireEvent.click(first!)
    expect(remove.mock.calls[0]?.[0].id).toBe('a')
    expect(document.activeElement).toBe(second)
  })
})

describe('the way to the checkout', () => {
  it('is open when every quantity is within its limit', () => {
    show(stateOf(cartOf([item('a')])))
    expect(screen.getByRole('link', { name: 'Commander' }).getAttribute('href')).toBe('/panier')
    expect(screen.getAllByText('64,00 $').length).toBe(2)
  })

  it.each([
    ['what is left', 5, 'Il en reste 5. Réduisez la quantité pour commander.'],
    ['the shop’s limit', 80, 'La limite est de 5 par commande. Réduisez la quantité pour commander.'],
  ])('closes above %s, in red, with a sentence', (_, inventoryQuantity, sentence) => {
    const line = item('a', { variant: { ...item('a').variant, inventoryQuantity } })
    show(stateOf(cartOf([line]), { quantityOf: () => 6 }))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('button', { name: 'Commander' }).hasAttribute('disabled')).toBe(true)
  })

  it('waits for a change on its way', () => {
    show(stateOf(cartOf([item('a')]), { busy: true }))
    expect(screen.getByRole('button', { name: /Commander/ }).getAttribute('aria-busy')).toBe('true')
  })
})

describe('what is kept for later', () => {
  const kept = (change: Partial<CartItem> = {}) => ({ ...cartOf([item('a')]), saved: [item('b', change)] })
  const list = () => screen.getByRole('region', { name: 'Gardé pour plus tard' })

  it('goes there from the cart, and comes back', () => {
    const move = vi.fn()
    const cart = kept()
    show(stateOf(cart, { move }))
    fireEvent.click(screen.getByRole('button', { name: /^Garder pour plus tard/ }))
    expect(move).toHaveBeenLastCalledWith(cart.items[0], 'later')
    fireEvent.click(screen.getByRole('button', { name: /^Remettre au panier/ }))
    expect(move).toHaveBeenLastCalledWith(cart.saved[0], 'back')
    expect(list().textContent).toContain('64,00')
  })

  it('stays there while it cannot be bought, with the reason', () => {
    show(stateOf(kept({ availability: 'sold_out' })))
    expect(list().textContent).toContain('En rupture de stock.')
    expect(screen.queryByRole('button', { name: /^Remettre au panier/ })).toBeNull()
  })

  it('is no list without anything in it', () => {
    show(stateOf(cartOf([item('a')])))
    expect(screen.queryByRole('region', { name: 'Gardé pour plus tard' })).toBeNull()
  })
})

describe('a cart that could not be opened', () => {
  it('says so and may be asked for again', () => {
    const retry = vi.fn()
    render(
      <CartContext value={stateOf(undefined, { failed: true, retry })}>
        <CartUnknown />
      </CartContext>,
    )
    expect(screen.getByText('Votre panier n’a pas pu être chargé.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalled()
  })
})

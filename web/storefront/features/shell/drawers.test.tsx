import { fireEvent, screen, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { nestCategories } from '@/storefront/categories'
import { setPanels } from '@/storefront/panels'
import { categories, renderOnSite } from '@/storefront/testing'
import { CartCountContext } from './cart-count'
import { CartDrawer } from './CartDrawer'
import { FilterDrawer } from '@/storefront/features/listing/FilterDrawer'
import { MenuDrawer } from './MenuDrawer'

const open = (flag: 'cart' | 'menu' | 'filters') => act(() => setPanels({ [flag]: true }))
const dialog = (name: string) => screen.getByRole('dialog', { name })

describe('the menu drawer', () => {
  const show = () => {
    renderOnSite(<MenuDrawer categories={nestCategories(categories)} />)
    open('menu')
    return within(dialog('Menu'))
  }

  it('holds the search box, the shops, the categories, the networks and the way to sell', () => {
    const menu = show()
    expect(menu.getByRole('combobox')).toBeTruthy()
    expect(menu.getByRole('link', { name: 'Magasiner par boutique' }).getAttribute('href')).toBe('/boutique')
    expect(menu.getByRole('link', { name: 'Cartes-cadeaux' }).getAttribute('href')).toBe('/categorie/cartes')
    expect(menu.getAllByRole('link', { name: /^Rang & Rue sur/ }).length).toBe(4)
    expect(menu.getByRole('link', { name: 'Vendre chez nous' }).getAttribute('href')).toBe('/commencer-a-vendre')
  })

  it('unfolds the children of one category at a time, by name when there are more than 4', () => {
    const menu = show()
    fireEvent.click(menu.getByRole('button', { name: 'Bijoux' }))
    expect(menu.getByRole('link', { name: 'Bagues' })).toBeTruthy()
    fireEvent.click(menu.getByRole('button', { name: 'Maison et décoration' }))
    expect(menu.queryByRole('link', { name: 'Bagues' })).toBeNull()
    const list = menu.getByRole('link', { name: 'Affiches' }).closest('ul')!
    expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Affiches',
      'Chandelles',
      'Éclairage',
      'Textiles',
      'Vaisselle',
      'Tout voir\u00a0: Maison et décoration',
    ])
  })

  it('closes by its button', () => {
    const menu = show()
    fireEvent.click(menu.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })
})

describe('the cart drawer', () => {
  it('is titled "Mon panier" and says when it is empty', () => {
    renderOnSite(<CartDrawer />)
    open('cart')
    const cart = within(dialog('Mon panier'))
    expect(cart.getByText('Votre panier est vide')).toBeTruthy()
    expect(cart.getByRole('link', { name: 'Magasiner' }).getAttribute('href')).toBe('/recherche')
  })

  it('shows what the cart feature puts in it', () => {
    renderOnSite(
      <CartCountContext value={2}>
        <CartDrawer footer={<p>Sous-total</p>}>Deux tuques</CartDrawer>
      </CartCountContext>,
    )
    open('cart')
    const cart = within(dialog('Mon panier'))
    expect(cart.getByText('Deux tuques')).toBeTruthy()
    expect(cart.getByText('Sous-total')).toBeTruthy()
    expect(cart.queryByText('Votre panier est vide')).toBeNull()
  })
})

describe('the filter drawer', () => {
  it('is titled "Filtres de la recherche" and holds the page’s filters', () => {
    renderOnSite(<FilterDrawer>Prix</FilterDrawer>)
    open('filters')
    expect(within(dialog('Filtres de la recherche')).getByText('Prix')).toBeTruthy()
  })
})

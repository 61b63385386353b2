import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CategoryCard } from './CategoryCard'
import { categoryPicture, pictureOf } from './category-pictures'
import { ShopCard } from './ShopCard'
import type { ShopSummary } from './types'

afterEach(cleanup)

describe('a category card', () => {
  it('leads to the category and tells how many products it holds', () => {
    render(<CategoryCard category={{ id: '1', name: 'Bijoux', link: '/categorie/bijoux', productCount: 1204 }} />)
    const link = screen.getByRole('link')
    expect(link.textContent).toBe('Bijoux1\u00a0204\u00a0produits')
    expect(link.getAttribute('href')).toBe('/categorie/bijoux')
    expect(link.querySelector('img')?.getAttribute('src')).toContain('bague')
  })

  it('speaks of one product in the singular', () => {
    render(<CategoryCard category={{ id: '1', name: 'Bois', link: '/categorie/bois', productCount: 1 }} />)
    expect(screen.getByRole('link').textContent).toBe('Bois1\u00a0produit')
  })

  it('borrows the picture of the nearest known ancestor', () => {
    expect(categoryPicture('/categorie/bijoux/bagues/or')).toEqual(categoryPicture('/categorie/bijoux'))
    expect(categoryPicture('/categorie/maison-et-decoration/ceramique')).toEqual(categoryPicture('/categorie/ceramique'))
  })

  it('shows the strips when no picture is known', () => {
    const { container } = render(<CategoryCard category={{ id: '1', name: 'Autre', link: '/categorie/autre' }} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.strips')).toBeTruthy()
  })

  it('has a real file behind every picture it names', () => {
    for (const slug of Object.keys(pictureOf)) expect(categoryPicture(`/categorie/${slug}`), slug).not.toBeNull()
  })
})

describe('a shop card', () => {
  const shop: ShopSummary = {
    id: '1',
    name: 'Atelier Batture',
    slug: 'atelier-batture',
    thumbs: null,
    city: 'Kamouraska',
    categoryCode: 'home_deco',
    tagline: 'Du grès cuit au bois.',
  }

  it('names the town with the shop', () => {
    render(<ShopCard shop={shop} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/boutique/atelier-batture')
    expect(link.textContent).toContain('Du grès cuit au bois.Kamouraska')
  })

  it('says what the shop sells when it says nothing of itself, and hangs its initial when it has no photo', () => {
    render(<ShopCard shop={{ ...shop, tagline: '' }} />)
    expect(screen.getByText('Maison et décoration')).toBeTruthy()
    expect(document.querySelector('.sign')?.textContent).toBe('A')
  })
})

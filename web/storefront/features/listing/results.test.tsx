import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ListedStore } from './types'
import { NothingFound } from './NothingFound'
import { SearchedInstead } from './SearchedInstead'
import { DEFAULT_STATE, writeState, type ListingState } from './state'
import { StoreGrid } from './StoreGrid'

afterEach(cleanup)

describe('a search without an answer', () => {
  const show = (change: Partial<ListingState>, didYouMean = '') =>
    render(
      <NothingFound
        state={{ ...DEFAULT_STATE, ...change }}
        hrefFor={(next) => `/recherche${writeState(next)}`}
        didYouMean={didYouMean}
      >
        <p>Par défaut</p>
      </NothingFound>,
    )

  it('says so, and shows the default results', () => {
    show({ q: 'zzz' })
    expect(screen.getByRole('heading', { name: 'Désolé, aucun résultat.' })).toBeTruthy()
    expect(screen.getByText(/^Aucun résultat pour/).textContent).toBe('Aucun résultat pour «\u00a0zzz\u00a0».')
    expect(screen.getByText('Par défaut')).toBeTruthy()
  })

  it('asks « Vouliez-vous dire … » when other words find something', () => {
    show({ q: 'tassse', page: 3 }, 'tasse')
    const link = screen.getByRole('link', { name: 'tasse' })
    expect(link.parentElement?.textContent).toBe('Vouliez-vous dire tasse?')
    expect(link.getAttribute('href')).toBe('/recherche?q=tasse')
  })

  it('offers to take the filters away when there are some', () => {
    show({ q: 'zzz', priceBetween: { min: 20, max: 40 } })
    expect(screen.getByRole('link', { name: 'Réinitialiser les filtres' }).getAttribute('href')).toBe(
      '/recherche?q=zzz',
    )
  })

  it('points to the shops that the same words find', () => {
    render(
      <NothingFound
        state={{ ...DEFAULT_STATE, q: 'gaspésie' }}
        hrefFor={(next) => `/recherche${writeState(next)}`}
        stores={2}
      >
        {null}
      </NothingFound>,
    )
    const link = screen.getByRole('link', { name: 'Voir 2\u00a0boutiques pour «\u00a0gaspésie\u00a0»' })
    expect(link.getAttribute('href')).toBe('/recherche?q=gasp%C3%A9sie&active=stores')
  })
})

describe('a search that was read otherwise', () => {
  it('says for what words its answer is, and lets one insist', () => {
    const state = { ...DEFAULT_STATE, q: 'tasse verte', page: 2 }
    const hrefFor = (next: ListingState) => `/recherche${writeState(next)}`
    render(<SearchedInstead state={state} searchedFor="tasse" hrefFor={hrefFor} />)
    const link = screen.getByRole('link', { name: 'Chercher exactement «\u00a0tasse verte\u00a0»' })
    expect(link.parentElement?.textContent).toContain(
      'Aucun résultat exact pour «\u00a0tasse verte\u00a0»; voici pour «\u00a0tasse\u00a0».',
    )
    expect(link.getAttribute('href')).toBe('/recherche?q=tasse%20verte&exact=1')
  })

  it('says nothing when the words were searched as typed', () => {
    const { container } = render(<SearchedInstead state={DEFAULT_STATE} searchedFor="" hrefFor={() => ''} />)
    expect(container.textContent).toBe('')
  })
})

describe('the grid of shops', () => {
  const store: ListedStore = {
    id: '1',
    name: 'Atelier Batture',
    slug: 'atelier-batture',
    thumbs: null,
    alt: '',
    color: '',
    city: 'Kamouraska',
    categoryCode: 'home_deco',
    categoryLabel: 'Maison et décoration',
    tagline: '',
    productCount: 4,
  }
  const thumbs = { '480.webp': '/a.webp', '480.jpeg': '/a.jpg', '800.webp': '/b.webp', '800.jpeg': '/b.jpg' }

  it('shows the name of a shop without a photo on a sign', () => {
    const { container } = render(<StoreGrid stores={[store]} />)
    expect(container.querySelector('.sign')?.textContent).toBe('Atelier Batture')
    expect(screen.getByRole('link', { name: 'Atelier Batture' }).getAttribute('href')).toBe('/boutique/atelier-batture')
  })

  it('shows the photo of a shop that has one', () => {
    const { container } = render(<StoreGrid stores={[{ ...store, thumbs, alt: 'Un vase' }]} />)
    expect(container.querySelector('.sign')).toBeNull()
    expect(screen.getByAltText('Un vase')).toBeTruthy()
  })

  it.each([
    [0.64, 'à 0,6\u00a0km'],
    [12.4, 'à 12\u00a0km'],
    [1204.2, 'à 1\u00a0204\u00a0km'],
  ])('tells a distance of %f as %s', (distance, text) => {
    render(<StoreGrid stores={[{ ...store, distance }]} />)
    expect(screen.getByText(/^à .* ?km$/).textContent).toBe(text)
  })

  it('keeps the place of shops on their way', () => {
    const { container } = render(<StoreGrid stores={undefined} placeholders={3} />)
    expect(container.querySelectorAll('.placeholder')).toHaveLength(3)
  })
})

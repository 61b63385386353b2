import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { storesQuery } from './queries'
import { readState, writeState, type ListingState } from './state'
import { StoreListing } from './StoreListing'

it('shows a code that no shop is classed by as a chip to take away, and does not ask for it', () => {
  const state = readState(new URLSearchParams('active=stores&categories[]=pets&categories[]=zèbres'))
  const hrefFor = (next: ListingState) => `/recherche${writeState(next)}`
  renderOnSite(<StoreListing listing={{ state, hrefFor, query: storesQuery, go: () => {} }} />)
  const gone = screen.getByRole('link', { name: 'Retirer le filtre zèbres (n’existe plus)' })
  expect(gone.getAttribute('href')).toBe('/recherche?active=stores&categories=pets')
  expect(screen.getByRole('link', { name: 'Retirer le filtre Animaux' })).toBeTruthy()
  expect(decodeURIComponent(storesQuery(state).queryKey[0])).toBe('/v1/search/stores?categories[]=pets')
})

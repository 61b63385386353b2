import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sitePicture } from '@/assets/pictures'
import { renderOnSite } from '@/storefront/testing'
import { AppBanner } from './AppBanner'
import { Hero } from './Hero'
import { PromoBanner } from './PromoBanner'
import { siteJsonLd } from './site-json-ld'
import { strips } from './strips'

afterEach(cleanup)
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the hero', () => {
  it('leads from each strip to what stands in it', () => {
    renderOnSite(<Hero onGo={vi.fn()} />)
    expect(address('Tuques')).toBe('/recherche?q=tuque')
    for (const strip of strips) expect(sitePicture(strip.picture), strip.picture).not.toBeNull()
  })
})

it('the promo banner has two buttons, one to jewelry and one to decor', () => {
  render(<PromoBanner />)
  expect(address('Voir les bijoux')).toBe('/categorie/bijoux')
  expect(address('Voir la déco')).toBe('/categorie/maison-et-decoration')
})

describe('the app banner', () => {
  it('links to the iOS and Android applications', () => {
    render(<AppBanner ios="https://exemple.ca/ios" android="https://exemple.ca/android" />)
    expect(address('Télécharger pour iPhone')).toBe('https://exemple.ca/ios')
    expect(address('Télécharger pour Android')).toBe('https://exemple.ca/android')
  })

  it('leaves out a store that is not configured', () => {
    render(<AppBanner ios="" android="https://exemple.ca/android" />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('says nothing where there is no application', () => {
    const { container } = render(<AppBanner ios="" android="" />)
    expect(container.textContent).toBe('')
  })
})

it('the site tells search engines its name, its networks and how to search', () => {
  const social = { facebook: 'https://f', instagram: '', pinterest: '', linkedin: '' }
  const text = JSON.stringify(siteJsonLd({ name: 'Marché', publicUrl: 'https://exemple.ca', social }))
  expect(text).toContain('"urlTemplate":"https://exemple.ca/recherche?q={search_term_string}"')
  expect(text).toContain('"sameAs":["https://f"]')
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sitePicture } from '@/assets/pictures'
import type { Block } from '@/storefront/features/content/types'
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
    renderOnSite(<Hero open onGo={vi.fn()} />)
    expect(address('Tuques')).toBe('/recherche?q=tuque')
    for (const strip of strips) expect(sitePicture(strip.picture), strip.picture).not.toBeNull()
  })
})

describe('the hero of a market that sells nothing yet', () => {
  it('leads nowhere and searches nothing', () => {
    renderOnSite(<Hero open={false} onGo={vi.fn()} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the promo banner', () => {
  const promotion: Block = {
    title: 'Le temps des sucres',
    subtitle: '',
    description: 'Du sirop neuf.',
    actionLabel: '',
    uri: '',
    file: null,
    type: 'promotion',
    color: '',
    children: [
      { title: 'Voir le sirop', uri: '/recherche?q=sirop', filePath: 'sirop' },
      { title: 'Voir les tuques', uri: '/recherche?q=tuque', filePath: '/fichiers/tuque.jpeg' },
    ],
  }

  it('says what its text says, with two buttons and their photographs', () => {
    const { container } = render(<PromoBanner blocks={[promotion]} />)
    expect(screen.getByRole('heading', { name: 'Le temps des sucres' })).toBeTruthy()
    expect(address('Voir le sirop')).toBe('/recherche?q=sirop')
    expect(address('Voir les tuques')).toBe('/recherche?q=tuque')
    const photos = [...container.querySelectorAll('img')].map((photo) => photo.getAttribute('src'))
    expect(photos).toEqual([sitePicture('sirop')?.['480.webp'], '/fichiers/tuque.jpeg'])
  })

  it('is not there when no text promotes anything', () => {
    const { container } = render(<PromoBanner blocks={[{ ...promotion, type: 'carte' }]} />)
    expect(container.textContent).toBe('')
  })
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

import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { Blocks } from './Blocks'
import { LegalPage } from './LegalPage'
import { initials, Team } from './Team'
import { TextPage } from './TextPage'
import type { Block, ContentPage, Person } from './types'

const page: ContentPage = {
  slug: 'politique-de-retour-et-remboursement',
  title: 'Retours',
  description: 'Trente jours.',
  html: '<h2 id="delai">Le délai</h2><p>Trente jours.</p>',
  sections: [
    { id: 'delai', title: 'Le délai' },
    { id: 'frais', title: 'Les frais' },
  ],
  blocks: [],
  updatedAt: '2026-11-15',
}
const PATH = '/politique-de-retour-et-remboursement'

describe('a legal page', () => {
  it('has no word for its operator before the public', () => {
    renderOnSite(<LegalPage page={page} path={PATH} />)
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.body.textContent).not.toMatch(/exploitant/i)
  })

  it('has contents, its family, its day and a way to print it', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    renderOnSite(<LegalPage page={page} path={PATH} />)
    const contents = screen.getByRole('navigation', { name: 'Sur cette page' })
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#delai', '#frais'])
    const family = screen.getByRole('navigation', { name: 'Conditions et politiques' })
    expect(within(family).getAllByRole('link')).toHaveLength(4)
    expect(within(family).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(PATH)
    expect(screen.getByText('Mis à jour le 15 novembre 2026')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

it('a page about us stands in its family, under the first of it', () => {
  renderOnSite(<TextPage page={page} path="/a-propos/entreprise" tint="ble" pictures={['vase']} />)
  expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' }).textContent).toBe('AccueilÀ proposRetours')
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Vase de grès garni d’épis de blé')
})

describe('the team', () => {
  const person: Person = { name: 'Marc-Olivier Gagné', role: 'Boutiques', html: '<p>Connaît la 132.</p>', photo: null }

  it('says of a demo market that its people are made up, and only of one', () => {
    const { rerender } = renderOnSite(<Team people={[person]} demo />)
    expect(screen.getByText(/Ces personnes sont inventées/)).toBeTruthy()
    rerender(<Team people={[person]} demo={false} />)
    expect(screen.queryByText(/Ces personnes sont inventées/)).toBeNull()
  })

  it('shows initials for who gave no photograph', () => {
    expect(['Marc-Olivier Gagné', 'Nadia', ''].map(initials)).toEqual(['MG', 'N', ''])
  })

  it('that nobody presented yet can still be written to', () => {
    renderOnSite(<Team people={[]} demo={false} />)
    expect(screen.getByRole('link', { name: 'Écrivez-nous' }).getAttribute('href')).toBe('/contact')
  })
})

it('a content block shows each of its fields', () => {
  const block: Block = {
    title: 'Ouvrir boutique',
    subtitle: 'Pour les vendeurs',
    description: 'Sans frais.',
    actionLabel: 'Commencer',
    uri: '/commencer-a-vendre',
    file: { bucket: 'https://photos.test/', path: '/a.jpg' },
    type: 'banniere',
    color: 'ble',
    children: [{ title: 'Questions', uri: '/faqs', filePath: '' }],
  }
  const { container } = renderOnSite(<Blocks blocks={[block]} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://photos.test/a.jpg')
  expect(container.querySelector('[data-type=banniere]')?.getAttribute('style')).toContain('--ble-pale')
  for (const words of ['Pour les vendeurs', 'Ouvrir boutique', 'Sans frais.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Questions', '/faqs'],
    ['Commencer', '/commencer-a-vendre'],
  ])
})

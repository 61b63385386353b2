import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPanels, usePanel } from '@/storefront/panels'
import { renderOnSite, watchCookies } from '@/storefront/testing'
import { BareLayout } from './BareLayout'
import { DefaultLayout } from './DefaultLayout'
import { isPrivate } from './Dock'

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json([])))
afterEach(() => void vi.unstubAllGlobals())

describe('the usual layout', () => {
  it('has a header, the page and a footer, and a way past the header', () => {
    renderOnSite(<DefaultLayout>Bonjour</DefaultLayout>)
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('main').textContent).toBe('Bonjour')
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Aller au contenu' }).getAttribute('href')).toBe(
      `#${screen.getByRole('main').id}`,
    )
  })

  it('opens the menu and the cart in drawers whose code comes with the first opening', async () => {
    renderOnSite(<DefaultLayout>Bonjour</DefaultLayout>)
    expect(document.querySelector('dialog')).toBeNull()
    act(() => setPanels({ menu: true }))
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
    act(() => setPanels({ menu: false, cart: true }))
    expect(await screen.findByRole('dialog', { name: 'Mon panier' })).toBeTruthy()
  })

  it('closes every drawer on a route change', () => {
    const Open = () => (
      <output data-testid="open">{[usePanel('menu'), usePanel('cart'), usePanel('search')].join()}</output>
    )
    const { navigator } = renderOnSite(
      <DefaultLayout>
        <Open />
      </DefaultLayout>,
    )
    act(() => setPanels({ menu: true, cart: true, search: true }))
    expect(screen.getByTestId('open').textContent).toBe('true,true,true')
    navigator.visit('/boutique')
    expect(screen.getByTestId('open').textContent).toBe('false,false,false')
  })
})

describe('the quiet frame of the checkout', () => {
  it('keeps the logo, the cart and a word of safety, without menu, search or newsletter', () => {
    renderOnSite(<DefaultLayout>Payer</DefaultLayout>, { path: '/panier', layout: 'quiet' })
    const header = within(screen.getByRole('banner'))
    expect(header.getByText('Paiement sécurisé')).toBeTruthy()
    expect(header.getByRole('button', { name: 'Mon panier' })).toBeTruthy()
    expect(header.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.queryByRole('textbox')).toBeNull()
    expect(footer.getByRole('link', { name: 'Retours et remboursements' })).toBeTruthy()
  })
})

describe('the bare layout', () => {
  it('has neither header nor footer', () => {
    renderOnSite(<BareLayout>Vendre</BareLayout>)
    expect(screen.getByRole('main').textContent).toBe('Vendre')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

describe('every layout', () => {
  it('remembers the locale for 365 days', () => {
    const written = watchCookies()
    renderOnSite(<BareLayout>Vendre</BareLayout>)
    expect(written).toContain(`locale=fr; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`)
  })
})

describe('pages where the popup never shows', () => {
  it.each([
    ['/compte', true],
    ['/compte/mes-commandes', true],
    ['/panier', true],
    ['/panier/merci/abc', true],
    ['/connexion', true],
    ['/', false],
    ['/categorie/paniers', false],
    ['/panier-cadeau', false],
  ])('%s: %s', (path, expected) => {
    expect(isPrivate(path)).toBe(expected)
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePanel } from '@/storefront/panels'
import { maude, renderOnSite, scrollPage } from '@/storefront/testing'
import { CartCountContext } from './cart-count'
import { Header } from './Header'

describe('the header', () => {
  const banner = () => screen.getByRole('banner')

  it('becomes sticky once the page is scrolled 55 px', () => {
    renderOnSite(<Header nav={null} />)
    scrollPage(54)
    expect(banner().hasAttribute('data-sticky')).toBe(false)
    scrollPage(55)
    expect(banner().hasAttribute('data-sticky')).toBe(true)
    scrollPage(0)
    expect(banner().hasAttribute('data-sticky')).toBe(false)
  })

  it('greets a guest', () => {
    renderOnSite(<Header nav={null} />)
    expect(screen.getByText('Bonjour, Invité').closest('a')?.getAttribute('href')).toBe('/connexion')
  })

  it('greets a signed-in visitor by first name', () => {
    renderOnSite(<Header nav={null} />, { visitor: maude })
    expect(screen.getByText('Bonjour, Maude').closest('a')?.getAttribute('href')).toBe('/compte')
  })

  it('leads to the orders and the wishlist', () => {
    renderOnSite(<Header nav={null} />)
    expect(screen.getByLabelText('Mes commandes').getAttribute('href')).toBe('/compte/mes-commandes')
    expect(screen.getByLabelText('Liste de souhaits').getAttribute('href')).toBe('/compte/liste-de-souhait')
  })

  it.each([
    [1, '1', 'Mon panier, 1 article'],
    [99, '99', 'Mon panier, 99 articles'],
    [100, '99+', 'Mon panier, 100 articles'],
  ])('shows %i articles as %s', (count, badge, label) => {
    renderOnSite(
      <CartCountContext value={count}>
        <Header nav={null} />
      </CartCountContext>,
    )
    expect(screen.getByLabelText(label).textContent).toBe(badge)
  })

  it('shows no figure on an empty cart', () => {
    renderOnSite(<Header nav={null} />)
    expect(screen.getByLabelText('Mon panier').textContent).toBe('')
  })

  it('opens the cart drawer', () => {
    renderOnSite(
      <>
        <Header nav={null} />
        <Flag name="cart" />
      </>,
    )
    fireEvent.click(screen.getByLabelText('Mon panier'))
    expect(screen.getByTestId('flag').textContent).toBe('true')
  })
})

describe('the search box', () => {
  it('goes to the search page with what was typed', () => {
    const { navigator } = renderOnSite(<Header nav={null} />)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: ' tuque & bas ' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(navigator.asked).toEqual(['/recherche?q=tuque+%26+bas'])
  })

  it('is a plain GET form for browsers without our code', () => {
    renderOnSite(<Header nav={null} />)
    const form = screen.getByRole<HTMLFormElement>('search')
    expect([form.getAttribute('action'), form.method, screen.getByRole<HTMLInputElement>('combobox').name]).toEqual([
      '/recherche',
      'get',
      'q',
    ])
  })

  it('slides out and back in by its toggle, and back in by Escape', () => {
    renderOnSite(
      <>
        <Header nav={null} />
        <Flag name="search" />
      </>,
    )
    const flag = screen.getByTestId('flag')
    fireEvent.click(screen.getByLabelText('Ouvrir la recherche'))
    expect(flag.textContent).toBe('true')
    fireEvent.click(screen.getByLabelText('Fermer la recherche'))
    expect(flag.textContent).toBe('false')
    fireEvent.click(screen.getByLabelText('Ouvrir la recherche'))
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
    expect(flag.textContent).toBe('false')
    expect(document.activeElement).toBe(screen.getByLabelText('Ouvrir la recherche'))
  })
})

function Flag({ name }: { name: 'cart' | 'search' }) {
  return <output data-testid="flag">{String(usePanel(name))}</output>
}

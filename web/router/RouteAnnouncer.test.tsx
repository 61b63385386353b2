import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { RouteAnnouncer } from './RouteAnnouncer'

describe('a route change', () => {
  const show = () =>
    renderOnSite(
      <>
        <RouteAnnouncer />
        <main id="contenu" tabIndex={-1} />
      </>,
    )

  it('says the new title and moves the focus to the content', () => {
    const { navigator } = show()
    document.title = 'Boutiques | Rang & Rue'
    navigator.visit('/boutique')
    expect(screen.getByRole('status').textContent).toBe('Boutiques | Rang & Rue')
    expect(document.activeElement?.id).toBe('contenu')
  })

  it('stays silent on arrival and while a page only changes its state', () => {
    const { navigator } = show()
    navigator.visit('/?page=2')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(document.activeElement?.id).not.toBe('contenu')
  })
})

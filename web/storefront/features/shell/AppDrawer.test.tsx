import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOnSite, resizePage, watchCookies } from '@/storefront/testing'
import { AppDrawer, appsFor } from './AppDrawer'

const drawer = () => screen.queryByRole('complementary', { name: 'L’application Rang & Rue' })

describe('the app-store drawer', () => {
  it.each([
    [390, true],
    [575, true],
    [998, true],
    [999, false],
    [1440, false],
  ])('at %i px wide is shown: %s', (width, shown) => {
    resizePage(width)
    renderOnSite(<AppDrawer />)
    expect(drawer() !== null).toBe(shown)
  })

  it('leads to both stores', () => {
    resizePage(390)
    renderOnSite(<AppDrawer />)
    expect(screen.getByRole('link', { name: 'Télécharger pour iPhone' }).getAttribute('href')).toBe(
      'https://ios.test/rr',
    )
    expect(screen.getByRole('link', { name: 'Télécharger pour Android' }).getAttribute('href')).toBe(
      'https://android.test/rr',
    )
  })

  it('once closed, stays away for 100 days', () => {
    resizePage(390)
    const written = watchCookies()
    const { unmount } = renderOnSite(<AppDrawer />)
    fireEvent.click(screen.getByRole('button', { name: 'Fermer l’annonce de l’application' }))
    expect(drawer()).toBeNull()
    expect(written.at(-1)).toContain(`Max-Age=${100 * 86_400}`)
    unmount()
    renderOnSite(<AppDrawer />)
    expect(drawer()).toBeNull()
  })

  it('says nothing where there is no app', () => {
    resizePage(390)
    renderOnSite(<AppDrawer />, { site: { apps: { ios: '', android: '' } } })
    expect(drawer()).toBeNull()
  })

  it('offers the app that fits the phone', () => {
    expect(appsFor('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toEqual(['ios'])
    expect(appsFor('Mozilla/5.0 (Linux; Android 15)')).toEqual(['android'])
    expect(appsFor('Mozilla/5.0 (X11; Linux)')).toEqual(['ios', 'android'])
  })
})

import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { Footer } from './Footer'

describe('the footer', () => {
  const show = (onCookies = () => {}, site = {}) =>
    renderOnSite(<Footer newsletter={<p>Infolettre</p>} year={2026} onCookies={onCookies} />, { site })

  it('has the three columns, the second under the site’s own name', () => {
    show()
    const titles = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
    expect(titles).toEqual(['Informations', 'Rang & Rue', 'Votre compte'])
  })

  it('links to four networks and two apps', () => {
    show()
    expect(within(screen.getByRole('list', { name: 'Nos réseaux sociaux' })).getAllByRole('link').length).toBe(4)
    expect(screen.getByRole('link', { name: 'Application iPhone' }).getAttribute('href')).toBe('https://ios.test/rr')
    expect(screen.getByRole('link', { name: 'Application Android' }).getAttribute('href')).toBe(
      'https://android.test/rr',
    )
  })

  it('leaves out a network without an address', () => {
    show(undefined, { social: { facebook: '', instagram: 'https://i.test', pinterest: '', linkedin: '' } })
    expect(screen.queryByRole('link', { name: 'Rang & Rue sur Facebook' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Rang & Rue sur Instagram' })).toBeTruthy()
  })

  it('names no network and no app where configuration names none', () => {
    show(undefined, {
      social: { facebook: '', instagram: '', pinterest: '', linkedin: '' },
      apps: { ios: '', android: '' },
    })
    expect(screen.queryByRole('list', { name: 'Nos réseaux sociaux' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Application/ })).toBeNull()
  })

  it('asks for consent again', () => {
    const onCookies = vi.fn()
    show(onCookies)
    fireEvent.click(screen.getByRole('button', { name: 'Gérer les témoins' }))
    expect(onCookies).toHaveBeenCalledOnce()
  })
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '@/storefront/testing'
import { ErrorScreen } from './ErrorScreen'

describe('the error page', () => {
  it('says that a page cannot be found', () => {
    render(<ErrorScreen status={404} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La page est introuvable...')
    expect(screen.getByText('Désolé, le lien que vous recherchez ne semble plus exister.')).toBeTruthy()
    expect(screen.getByText('This page could not be found')).toBeTruthy()
    expect(screen.getByText(/Erreur 404/)).toBeTruthy()
  })

  it.each([500, 503, undefined])('says of any other status (%s) that something failed', (status) => {
    render(<ErrorScreen {...(status ? { status } : {})} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Une erreur s'est produite...")
    expect(screen.getByText("Merci d'essayer à nouveau d'ici quelques minutes ou contactez-nous.")).toBeTruthy()
    expect(screen.getByText(`Erreur ${status ?? 500}`)).toBeTruthy()
    expect(screen.queryByText('This page could not be found')).toBeNull()
  })

  it('links to home, to search and to all products', () => {
    render(<ErrorScreen status={404}>des produits</ErrorScreen>)
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([to('Retour à l’accueil'), to('Faire une recherche'), to('Voir tous les produits')]).toEqual([
      '/',
      '/recherche',
      '/recherche',
    ])
    expect(screen.getByText('des produits')).toBeTruthy()
  })
})

import { expect, it } from 'vitest'
import { returnPath, signInLink } from './return-path'

const ORIGIN = 'https://exemple.test'

it.each(['/panier', '/compte/mes-commandes?page=2', '/produit/tasse?variante=b350#avis'])(
  '%s is a place to come back to',
  (path) => {
    expect(returnPath(path, ORIGIN)).toBe(path)
  },
)

it.each([
  null,
  '',
  'panier',
  'https://ailleurs.test/',
  '//ailleurs.test',
  '/\\ailleurs.test',
  '/\t/ailleurs.test',
  '/.//ailleurs.test',
  '/..//ailleurs.test',
  'javascript:alert(1)',
  '/connexion',
  '/deconnexion',
  '/connexion?retour=%2Fdeconnexion',
])('%s is not', (path) => {
  expect(returnPath(path, ORIGIN)).toBeUndefined()
})

it('the way to sign in leads back', () => {
  const link = signInLink('/compte/mes-commandes?page=2')
  expect(link).toBe('/connexion?retour=%2Fcompte%2Fmes-commandes%3Fpage%3D2')
})

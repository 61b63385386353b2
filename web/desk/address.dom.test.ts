import { beforeEach, expect, it } from 'vitest'
import { isOurs, setBase, to, within } from './address'

beforeEach(() => setBase('/espace-vendeur'))

it('addresses begin where configuration says', () => {
  setBase('https://vendre.exemple.test/espace/')
  expect([to('/'), to('/produits')]).toEqual(['/espace', '/espace/produits'])
  expect([within('/espace'), within('/espace?courriel=a'), within('/espace/produits?page=2')]).toEqual([
    '/',
    '/?courriel=a',
    '/produits?page=2',
  ])
})

it('a host of its own has no path', () => {
  setBase('https://vendre.exemple.test')
  expect([to('/'), to('/produits'), within('/'), within('/produits?page=2')]).toEqual([
    '/',
    '/produits',
    '/',
    '/produits?page=2',
  ])
  expect([isOurs('/'), isOurs('/produits')]).toEqual([true, true])
})

it('what only begins alike is elsewhere', () => {
  expect([isOurs('/espace-vendeur'), isOurs('/espace-vendeur/produits')]).toEqual([true, true])
  expect([isOurs('/espace-vendeurs'), isOurs('/produit/tasse'), isOurs('/')]).toEqual([false, false, false])
})

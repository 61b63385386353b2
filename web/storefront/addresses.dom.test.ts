import { expect, it } from 'vitest'
import { pagesBeside } from './addresses'

const here = window.location.origin

it('the seller space is no page of the storefront', () => {
  const ours = pagesBeside(`${here}/espace-vendeur`)
  expect([ours('/'), ours('/panier'), ours('/espace-vendeurs')]).toEqual([true, true, true])
  expect([ours('/espace-vendeur'), ours('/espace-vendeur/produits'), ours('/v1/me')]).toEqual([false, false, false])
})

it('a seller space at a host of its own takes no page away', () => {
  const ours = pagesBeside('https://vendre.exemple.test')
  expect([ours('/'), ours('/panier')]).toEqual([true, true])
})

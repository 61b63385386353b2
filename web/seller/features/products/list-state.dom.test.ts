import { beforeEach, expect, it } from 'vitest'
import { setBase } from '@/desk/address'
import { listAddress, listQuery, listState } from './list-state'

beforeEach(() => setBase('/espace-vendeur'))

it('a list is its address, and what is unknown is ignored', () => {
  const state = listState(new URLSearchParams('q=tasse&etat=draft&stock=low&tri=name:asc&page=3'))
  expect(state).toEqual({ q: 'tasse', status: 'draft', stock: 'low', sort: 'name:asc', page: 3 })
  expect(listState(new URLSearchParams('etat=x&stock=y&tri=z&page=-1'))).toEqual({
    q: '',
    status: undefined,
    stock: undefined,
    sort: 'created:desc',
    page: 1,
  })
})

it('a change begins again at the first page; another page keeps the rest', () => {
  const state = listState(new URLSearchParams('q=tasse&page=3'))
  expect(listAddress(state, { status: 'published' })).toBe('/espace-vendeur/produits?q=tasse&etat=published')
  expect(listAddress(state, { page: 2 })).toBe('/espace-vendeur/produits?q=tasse&page=2')
})

it('the call is asked in its own words', () => {
  expect(listQuery(listState(new URLSearchParams('tri=price:asc&q=tasse')))).toEqual({
    search: 'tasse',
    sort: 'price',
    direction: 'asc',
    page: 1,
    perPage: 50,
  })
})

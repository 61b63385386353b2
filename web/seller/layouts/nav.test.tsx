import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showInSpace } from '@/seller/testing'
import type { Work } from '@/seller/work'
import { SellerNav } from './SellerNav'

const none = { count: 0, oldestAt: null }
const work: Work = {
  toShip: { count: 3, oldestAt: null },
  returns: { count: 1, oldestAt: null },
  returnsToReceive: { count: 2, oldestAt: null },
  questions: none,
  reviews: { count: 2, oldestAt: null },
  messages: { count: 1, oldestAt: null },
}

it('says in the menu how much waits where', () => {
  showInSpace(<SellerNav />, { '/v1/seller/shops/s1/work': work })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Aujourd’hui',
    'Commandes3, 3 en attente',
    'Retours3, 3 en attente',
    'Questions',
    'Avis2, 2 en attente',
    'Messages1, 1 en attente',
    'Produits',
    'Promotions',
    'Ce qui marche',
    'Argent',
    'Ma boutique',
    'Équipe',
    'Journal',
  ])
})

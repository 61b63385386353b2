import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { shop, showInSpace } from '@/seller/testing'
import { Journal } from './Journal'

function Page() {
  return <Journal shopId="s1" state={useListState('/journal')} />
}
const line = {
  id: 'j1',
  at: '2026-11-15T15:00:00Z',
  userId: 'u2',
  name: 'Luc Roy',
  act: 'product.edit',
  subjectId: 'p1',
  subjectName: 'Tasse trempée',
  changes: [{ what: 'price', before: '38,00\u00a0$', after: '41,00\u00a0$' }],
}
const team = { members: [{ userId: 'u2', name: 'Luc Roy', email: '', role: 'owner' }], invitations: [], rights: [] }

it('says who changed what, and goes on to older lines', () => {
  showInSpace(
    <Page />,
    {
      '/v1/seller/shops/s1/team': team,
      '/v1/seller/shops/s1/journal?kind=product': {
        data: [line, { ...line, id: 'j2', userId: '', name: '', act: 'shop.status', changes: [] }],
        next: 'j2',
      },
    },
    shop,
    '/journal?sujet=product',
  )
  expect(screen.getByText('Produit modifié')).toBeTruthy()
  expect(screen.getByText('Luc Roy')).toBeTruthy()
  expect(screen.getByText('Rang & Rue')).toBeTruthy()
  expect(screen.getByText(/^41,00/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Tasse trempée' })[0]!.getAttribute('href')).toContain('/produits/p1')
  expect(screen.getByRole('link', { name: 'Plus anciens' }).getAttribute('href')).toContain('avant=j2')
  expect(screen.getByRole('link', { name: /Produits/ }).getAttribute('href')).not.toContain('sujet')
})

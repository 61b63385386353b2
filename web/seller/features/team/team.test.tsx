import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { RightGate } from '@/seller/RightGate'
import { SellerNav } from '@/seller/layouts/SellerNav'
import { shop, showInSpace } from '@/seller/testing'
import * as calls from './queries'
import { Team } from './Team'

function Page() {
  return <Team shopId="s1" state={useListState('/equipe')} />
}
const luc = { userId: 'u2', name: 'Luc Roy', email: 'luc@exemple.test', role: 'catalogue', joinedAt: null }
const answers = {
  '/v1/seller/shops/s1/team': {
    members: [{ ...luc, userId: 'u1', name: 'Maude Roy', role: 'owner' }, luc],
    invitations: [{ id: 'i1', email: 'ana@exemple.test', role: 'orders', expiresAt: '2026-11-24T15:00:00Z' }],
    rights: [{ right: 'products', meaning: 'Ajouter des produits', roles: ['owner', 'catalogue'] }],
  },
}
const show = (address: string) => showInSpace(<Page />, answers, shop, address)

it('shows the team, who is invited and what each may do', () => {
  show('/equipe')
  expect(screen.getByText('Maude Roy (vous)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gérer Luc Roy' }).getAttribute('href')).toContain('/equipe?personne=u2')
  expect(screen.getByRole('button', { name: 'Retirer l’invitation de ana@exemple.test' })).toBeTruthy()
  const right = screen.getByRole('rowheader', { name: 'Ajouter des produits' }).closest('tr')!
  expect([...right.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['oui', 'oui', ''])
})

it('invites someone with a role', async () => {
  const invite = vi.spyOn(calls, 'invite').mockResolvedValue()
  show('/equipe?inviter=1')
  fireEvent.change(screen.getByLabelText('Son courriel'), { target: { value: 'zoe@exemple.test' } })
  expect(screen.getByText(/Une lettre part à zoe@exemple.test/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^Commandes/ }))
  const form = screen.getByRole('button', { name: 'Envoyer l’invitation' }).closest('form')!
  await act(async () => fireEvent.submit(form))
  expect(invite).toHaveBeenCalledExactlyOnceWith('s1', { email: 'zoe@exemple.test', role: 'orders' })
})

it('takes someone out of the team', async () => {
  const remove = vi.spyOn(calls, 'remove').mockResolvedValue()
  show('/equipe?personne=u2')
  fireEvent.click(screen.getByRole('radio', { name: 'Retirer de l’équipe' }))
  const form = screen.getByRole('button', { name: 'Retirer Luc Roy de l’équipe' }).closest('form')!
  await act(async () => fireEvent.submit(form))
  expect(remove).toHaveBeenCalledExactlyOnceWith('s1', 'u2')
})

it('shows a colleague only the parts of their role', () => {
  const colleague = { ...shop, role: 'catalogue', rights: ['space', 'products', 'reviews', 'questions'] } as typeof shop
  showInSpace(
    <>
      <SellerNav />
      <RightGate path="/argent/2026">les comptes</RightGate>
      <RightGate path="/produits">les produits</RightGate>
    </>,
    {},
    colleague,
  )
  const entries = screen.getAllByRole('link').map((link) => link.textContent)
  expect(entries.slice(0, 4)).toEqual(['Aujourd’hui', 'Questions', 'Avis', 'Produits'])
  expect(screen.queryByText('les comptes')).toBeNull()
  expect(screen.getByText('les produits')).toBeTruthy()
  expect(screen.getByText('Cet écran n’est pas de votre rôle.')).toBeTruthy()
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { Team } from './Team'

function Page() {
  return <Team state={useListState('/equipe')} />
}
const member = {
  userId: 'u2',
  name: 'Louise Paradis',
  email: 'louise@exemple.test',
  role: 'service',
  addedAt: '2026-01-05T15:00:00Z',
  factorAt: null,
  lastSeenAt: null,
}
const answers = {
  '/v1/operator/operators': { data: [member] },
  '/v1/operator/invitations': { data: [] },
  '/v1/operator/rights': { data: [{ right: 'orders.refund', meaning: 'Rembourser', roles: ['direction', 'service'] }] },
}

it('shows the team, what each may do, and opens someone by their name', () => {
  showAtDesk(<Page />, { answers, address: '/equipe' })
  expect(screen.getByRole('link', { name: 'Louise Paradis' }).getAttribute('href')).toBe('/regie/equipe?personne=u2')
  const right = screen.getByRole('rowheader', { name: 'Rembourser' }).closest('tr')!
  expect([...right.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['oui', 'oui', '', ''])
})

it('a role changes with a reason', async () => {
  const change = vi.spyOn(calls, 'changeRole').mockResolvedValue()
  const { asked } = showAtDesk(<Page />, { answers, address: '/equipe?personne=u2' })
  const submit = () => fireEvent.submit(screen.getByRole('group', { name: 'Que faire?' }).closest('form')!)
  fireEvent.click(screen.getByRole('radio', { name: /^Finances/ }))
  submit()
  expect(screen.getByText('Écrivez la raison de ce geste.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Raison'), { target: { value: 'Nouveau poste' } })
  await act(async () => submit())
  expect(change).toHaveBeenCalledExactlyOnceWith('u2', { role: 'finances', reason: 'Nouveau poste' })
  expect(asked).toEqual(['/regie/equipe'])
})

it('an invitation says what will happen before it leaves', async () => {
  const invite = vi.spyOn(calls, 'invite').mockResolvedValue()
  showAtDesk(<Page />, { answers, address: '/equipe?inviter=1' })
  fireEvent.change(screen.getByLabelText('Son courriel'), { target: { value: 'ana@exemple.test' } })
  expect(screen.getByText(/Une lettre part à ana@exemple.test/)).toBeTruthy()
  const form = screen.getByRole('button', { name: 'Envoyer l’invitation' }).closest('form')!
  await act(async () => fireEvent.submit(form))
  expect(invite.mock.calls[0]?.[0]).toEqual({ email: 'ana@exemple.test', role: 'service' })
})

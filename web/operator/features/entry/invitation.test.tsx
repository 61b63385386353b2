import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showAtDesk } from '@/operator/testing'
import type { Session } from '@/session/session'
import { SessionContext } from '@/session/session-context'
import { Invitation } from './Invitation'

const signOut = vi.fn(async () => {})
const session = { signOut } as unknown as Session

const show = (email: string) =>
  showAtDesk(
    <SessionContext value={session}>
      <Invitation token="t1" onAccepted={() => {}} />
    </SessionContext>,
    { answers: { '/v1/operator/invitations/t1': { email, role: 'service', hasAccount: true } } },
  )

it('the account that was invited accepts', () => {
  show('MAUDE@exemple.test')
  expect(screen.getByRole('button', { name: 'Accepter l’invitation' })).toBeTruthy()
})

it('someone signed in with another account may sign out, and cannot accept', () => {
  show('ana@exemple.test')
  expect(screen.getByText(/Votre session est ouverte avec/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accepter l’invitation' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Me déconnecter' }))
  expect(signOut).toHaveBeenCalledOnce()
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EntryGate } from '@/operator/EntryGate'
import * as calls from '@/operator/features/entry/queries'
import { me, showScreen } from '@/operator/testing'
import { signedIn } from '@/desk/testing'
import type { Session } from '@/session/session'
import { SessionContext, SessionStateContext, type SessionStatus } from '@/session/session-context'

function show(status: SessionStatus, answers: Record<string, unknown>) {
  const gate = (
    <SessionContext value={{ signOut: async () => {} } as Session}>
      <SessionStateContext value={{ status, retry: () => {} }}>
        <EntryGate>
          <p>Le pupitre</p>
        </EntryGate>
      </SessionStateContext>
    </SessionContext>
  )
  return showScreen(signedIn(gate).screen, answers)
}
const entry = { hasOperator: true, command: 'rangrue operator add COURRIEL', demoCode: '123456' }
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('a guest signs in, and the first operator is made by a command', () => {
  show('guest', { '/v1/operator/entry': entry })
  expect(heading()).toBe('Entrer dans la Régie')
  expect(screen.queryByRole('tab')).toBeNull()
})

it('a market without an operator names the command that makes one', () => {
  show('guest', { '/v1/operator/entry': { ...entry, hasOperator: false } })
  expect(screen.getByText('rangrue operator add COURRIEL')).toBeTruthy()
})

it('an operator who gave the code is let in', () => {
  show('signedIn', { '/v1/operator/me': me })
  expect(screen.getByText('Le pupitre')).toBeTruthy()
})

it('the code is asked for, or a recovery code; the demo gives its own', async () => {
  const open = vi.spyOn(calls, 'openSession').mockResolvedValue()
  show('signedIn', { '/v1/operator/me': { ...me, factor: 'required' }, '/v1/operator/entry': entry })
  expect(screen.getByText(/123456/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Code à 6 chiffres'), { target: { value: '123 456' } })
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Entrer' }).closest('form')!))
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }))
  fireEvent.change(screen.getByLabelText('Code de secours'), { target: { value: 'abcd-efgh' } })
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Entrer' }).closest('form')!))
  expect(open.mock.calls.map(([given]) => given)).toEqual([{ code: '123456' }, { recoveryCode: 'abcd-efgh' }])
})

it('a first visit ties an application, then shows the recovery codes once', async () => {
  const made = { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x', qr: 'data:image/png;base64,AA' }
  vi.spyOn(calls, 'makeFactor').mockResolvedValue(made)
  vi.spyOn(calls, 'confirmFactor').mockResolvedValue(['aaaa-bbbb', 'cccc-dddd'])
  show('signedIn', { '/v1/operator/me': { ...me, factor: 'missing' }, '/v1/operator/entry': entry })
  expect((await screen.findByText('ABCD EFGH IJ')).tagName).toBe('CODE')
  fireEvent.change(screen.getByLabelText(/^Code à 6 chiffres/), { target: { value: '654321' } })
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Activer' }).closest('form')!))
  expect(screen.getByText('cccc-dddd')).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Continuer' }) as HTMLButtonElement).disabled).toBe(true)
})

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '@/api/client'
import { EntryGate } from '@/operator/EntryGate'
import * as calls from '@/operator/features/entry/queries'
import { meQuery } from '@/operator/me-context'
import { me, showScreen } from '@/operator/testing'
import { watchSession } from '@/operator/watch-session'
import { signedIn } from '@/desk/testing'
import type { Session } from '@/session/session'
import { SessionContext, SessionStateContext, type SessionStatus } from '@/session/session-context'

afterEach(() => void vi.useRealTimers())

function gate(status: SessionStatus, page: ReactNode) {
  const inside = (
    <SessionContext value={{ signOut: async () => {} } as Session}>
      <SessionStateContext value={{ status, retry: () => {} }}>
        <EntryGate>{page}</EntryGate>
      </SessionStateContext>
    </SessionContext>
  )
  return signedIn(inside).screen
}
const show = (status: SessionStatus, answers: Record<string, unknown>) =>
  showScreen(gate(status, <p>Le pupitre</p>), answers)
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

/** A page with a field, drawn from what it read. */
function Answer() {
  const { data } = useQuery({ queryKey: ['/v1/operator/inbox/t1'], queryFn: async () => 'Votre réponse' })
  return data && <textarea aria-label={data} />
}

it('a session that ends keeps the page and what was typed there, however long until the code is given', async () => {
  vi.useFakeTimers()
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } })
  watchSession(queries)
  queries.setQueryData(meQuery().queryKey, me)
  queries.setQueryData(['/v1/operator/inbox/t1'], 'Votre réponse')
  render(<QueryClientProvider client={queries}>{gate('signedIn', <Answer />)}</QueryClientProvider>)
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.change(screen.getByLabelText('Votre réponse'), { target: { value: 'Il part demain.' } })

  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.endsWith('/entry') ? Response.json(entry) : Response.json({ code: 'second_factor_required' }, { status: 403 }),
  )
  await act(async () => void (await api.GET('/operator/health').catch(() => {})))
  await wait(60 * 60_000)
  expect(screen.queryByRole('textbox', { name: 'Votre réponse' })).toBeNull()

  vi.spyOn(calls, 'openSession').mockResolvedValue()
  vi.stubGlobal('fetch', async ({ url }: Request) => Response.json(url.endsWith('/entry') ? entry : { ...me }))
  fireEvent.change(screen.getByLabelText('Code à 6 chiffres'), { target: { value: '123456' } })
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Entrer' }).closest('form')!))
  await wait(1000)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Votre réponse' })
  expect(field.value).toBe('Il part demain.')
  expect(screen.queryByLabelText('Code à 6 chiffres')).toBeNull()
})

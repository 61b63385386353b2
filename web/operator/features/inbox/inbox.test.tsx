import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { asksToStay } from '@/desk/testing'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { Thread } from './Thread'

const thread: calls.ThreadFile = {
  id: 't1',
  subject: 'Mon colis',
  name: 'Ana Côté',
  email: 'ana@exemple.test',
  excerpt: 'Où est-il?',
  state: 'open',
  answered: false,
  assignedTo: '',
  assignedName: '',
  lastAt: '2026-11-16T15:00:00Z',
  createdAt: '2026-11-16T15:00:00Z',
  authorId: '',
  orderId: '',
  orderName: '',
  personId: '',
  personName: '',
  revision: 3,
  changedBy: '',
  messages: [{ id: 'm1', kind: 'contact', author: 'Ana Côté', text: 'Où est-il?', at: '2026-11-16T15:00:00Z' }],
}
const answers = {
  '/v1/operator/inbox/t1': thread,
  '/v1/operator/inbox/assignees': { data: [{ userId: 'u2', name: 'Karim' }] },
}
const write = (text: string) => fireEvent.change(screen.getByLabelText('Votre réponse'), { target: { value: text } })

it('an answer leaves by letter, and the thread closes with it', async () => {
  const change = vi.spyOn(calls, 'change').mockResolvedValue({ ...thread, state: 'closed', answered: true })
  showAtDesk(<Thread id="t1" />, { answers })
  write('Il part demain.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer à ana@exemple.test' })))
  expect(change).toHaveBeenCalledWith(thread, { kind: 'answer', text: 'Il part demain.', close: true })
  expect(await screen.findByRole('button', { name: 'Rouvrir le fil' })).toBeTruthy()
})

it('who comes second is told, and keeps what was written', async () => {
  vi.spyOn(calls, 'change').mockRejectedValue(new ApiError(409, { code: 'thread_changed', detail: 'Ce fil a changé.' }))
  showAtDesk(<Thread id="t1" />, { answers })
  write('Il part demain.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer à ana@exemple.test' })))
  expect(await screen.findByRole('button', { name: 'Relire le fil' })).toBeTruthy()
  expect((screen.getByLabelText('Votre réponse') as HTMLTextAreaElement).value).toBe('Il part demain.')
})

it('a thread is given to an operator', async () => {
  const change = vi.spyOn(calls, 'change').mockResolvedValue({ ...thread, assignedTo: 'u2', assignedName: 'Karim' })
  showAtDesk(<Thread id="t1" />, { answers })
  const list = screen.getByLabelText('Suivi par')
  await act(async () => fireEvent.change(list, { target: { value: 'u2' } }))
  expect(change).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confier le fil' })))
  expect(change).toHaveBeenCalledWith(thread, { kind: 'assign', userId: 'u2' })
})

it('a wrong reference is told at its field, not beside the answer', async () => {
  const message = 'Aucune commande ne porte cette référence.'
  const refused = { detail: 'Certains champs sont à corriger.', errors: [{ path: 'order', message }] }
  vi.spyOn(calls, 'change').mockRejectedValue(new ApiError(422, refused))
  showAtDesk(<Thread id="t1" />, { answers })
  const field = screen.getByLabelText(/^Référence de la commande/)
  fireEvent.change(field, { target: { value: 'RR-0000' } })
  await act(async () => fireEvent.submit(field.closest('form')!))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(refused.detail)).toBeNull()
})

it('a reference that is being typed stays when the thread is answered or given to someone', async () => {
  vi.spyOn(calls, 'change').mockResolvedValue({ ...thread, personId: 'u9', personName: 'Ana', revision: 4 })
  showAtDesk(<Thread id="t1" />, { answers })
  const field = screen.getByLabelText<HTMLInputElement>(/^Référence de la commande/)
  fireEvent.change(field, { target: { value: 'RR-1' } })
  write('Il part demain.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer à ana@exemple.test' })))
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeTruthy()
  expect([field.isConnected, field.value]).toEqual([true, 'RR-1'])
})

it('a person is not unlinked twice by two clicks', async () => {
  vi.spyOn(calls, 'change').mockReturnValue(new Promise(() => {}))
  const linked = { ...thread, personId: 'u9', personName: 'Ana' }
  showAtDesk(<Thread id="t1" />, { answers: { ...answers, '/v1/operator/inbox/t1': linked } })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Détacher la personne' })
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(button.disabled).toBe(true))
})

it('an answer that is being written is asked about before the page is left', () => {
  showAtDesk(<Thread id="t1" />, { answers })
  expect(asksToStay()).toBe(false)
  write('Il part demain.')
  expect(asksToStay()).toBe(true)
})

it('what is written while an answer leaves stays', async () => {
  let end!: (fresh: calls.ThreadFile) => void
  vi.spyOn(calls, 'change').mockImplementation(() => new Promise((resolve) => (end = resolve)))
  showAtDesk(<Thread id="t1" />, { answers })
  write('Il part demain.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer à ana@exemple.test' })))
  write('Il part demain. Le suivi viendra.')
  await act(async () => end({ ...thread, revision: 4 }))
  expect(screen.getByDisplayValue('Il part demain. Le suivi viendra.')).toBeTruthy()
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { Checklist } from './Checklist'
import { InviteShop } from './InviteShop'
import * as calls from './queries'

afterEach(cleanup)

const list = (done: boolean, dismissed = false) => ({
  '/v1/operator/checklist': {
    points: [
      { key: 'postal', done, detail: done ? '' : 'not_configured', left: 0 },
      { key: 'mail', done, detail: done ? '' : 'not_tested', left: 0 },
      { key: 'texts', done, detail: done ? '' : 'unread', left: done ? 0 : 4 },
    ],
    done: done ? 3 : 0,
    dismissed,
  },
})

it('tells what is left, and what can be done about it from here', () => {
  showAtDesk(<Checklist />, { answers: list(false) })
  expect(screen.getByText('0 de 3')).toBeTruthy()
  expect(screen.getByText(/RR_POSTAL_ADDRESS/)).toBeTruthy()
  expect(screen.getByText('4 textes à relire')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'M’envoyer une lettre' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ranger la liste' })).toBeNull()
})

it('can be put away once all is done, and is then no more', () => {
  showAtDesk(<Checklist />, { answers: list(true) })
  expect(screen.getByRole('button', { name: 'Ranger la liste' })).toBeTruthy()
  cleanup()
  const { container } = showAtDesk(<Checklist />, { answers: list(true, true) })
  expect(container.textContent).toBe('')
})

it('offers nothing that a role may not do', () => {
  showAtDesk(<Checklist />, { answers: list(false), rights: ['today.see'] })
  expect(screen.queryByRole('button')).toBeNull()
})

it('payments in test mode are said to be, whether that is good enough or not', () => {
  for (const done of [false, true]) {
    const points = [{ key: 'payments', done, detail: 'sandbox', left: 0 }]
    showAtDesk(<Checklist />, { answers: { '/v1/operator/checklist': { points, done: 0, dismissed: false } } })
    expect(screen.getByText(/mode d’essai/)).toBeTruthy()
    expect(screen.queryByText('fait') !== null).toBe(done)
    cleanup()
  }
})

it('an invitation that is refused says why at each field', async () => {
  const errors = [
    { path: 'name', message: 'Écrivez un nom.' },
    { path: 'email', message: 'Ce courriel n’est pas valide.' },
  ]
  vi.spyOn(calls, 'inviteShop').mockRejectedValue(new ApiError(422, { detail: 'À corriger.', errors }))
  showAtDesk(<InviteShop onClose={() => {}} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer l’invitation' })))
  for (const [label, sentence] of [
    ['Nom de la personne ou de l’atelier', 'Écrivez un nom.'],
    ['Son courriel', 'Ce courriel n’est pas valide.'],
  ] as const) {
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  }
})

it('a letter that is being sent to oneself is not sent twice', async () => {
  const send = vi.spyOn(calls, 'testLetter').mockReturnValue(new Promise(() => {}))
  showAtDesk(<Checklist />, { answers: list(false) })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'M’envoyer une lettre' })
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(send).toHaveBeenCalledOnce()
})

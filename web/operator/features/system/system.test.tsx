import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { System } from './System'

function Page() {
  return <System state={useListState('/systeme')} />
}
const machine: calls.MachineState = {
  version: '1.0',
  startedAt: '2026-11-16T12:00:00Z',
  database: 'sqlite',
  mail: 'folder',
  payments: 'sandbox',
  checks: [
    { name: 'database', ok: true },
    { name: 'database writes', ok: false },
  ],
  jobs: { failed: 0, waiting: 2 },
  letters: { failed: 1, waiting: 0 },
  ledger: { checkedAt: '2026-11-16T12:00:00Z', mismatches: 2 },
}
const letter: calls.Letter = {
  id: 'l1',
  state: 'failed',
  to: 'ana@exemple.test',
  subject: 'Votre commande',
  attempts: 18,
  error: '550 inconnue',
  createdAt: '2026-11-16T12:00:00Z',
  runAt: '2026-11-16T12:00:00Z',
  endedAt: '2026-11-16T13:00:00Z',
  replyTo: '',
  html: '',
  text: 'Bonjour Ana',
  attachments: [],
}
const answers = {
  '/v1/operator/system': machine,
  '/v1/operator/system/letters?state=failed': { data: [letter] },
  '/v1/operator/system/letters/l1': letter,
  '/v1/operator/system/jobs?state=failed': { data: [] },
}

it('says what fails in words, and lists the letters that did not leave', () => {
  showAtDesk(<Page />, { answers, address: '/systeme' })
  expect(screen.getByText('Échoue')).toBeTruthy()
  expect(screen.getByText(/2 écarts/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Votre commande' }).getAttribute('href')).toBe('/regie/systeme?lettre=l1')
})

it('a letter is read, then sent again', async () => {
  const resend = vi.spyOn(calls, 'resend').mockResolvedValue()
  showAtDesk(<Page />, { answers, address: '/systeme?lettre=l1' })
  expect(screen.getByText('Bonjour Ana')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renvoyer à ana@exemple.test' })))
  expect(resend).toHaveBeenCalledWith('l1')
})

it('who may only look sees the jobs and no letter', () => {
  showAtDesk(<Page />, { answers, address: '/systeme', rights: ['system.read'] })
  expect(screen.getByText('Aucun travail n’a échoué')).toBeTruthy()
  expect(screen.queryByText('Lettres échouées')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Comparer maintenant' })).toBeNull()
})

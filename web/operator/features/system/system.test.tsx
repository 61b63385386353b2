import { act, cleanup, fireEvent, screen } from '@testing-library/react'
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
  cause: 'Le serveur de courriel n’a pas pris la lettre.',
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
  '/v1/operator/system/letters?state=failed': { data: [letter], next: '' },
  '/v1/operator/system/letters/l1': letter,
  '/v1/operator/system/jobs?state=failed': { data: [], next: '' },
}

it('says what fails in words, and lists the letters that did not leave', () => {
  showAtDesk(<Page />, { answers, address: '/systeme' })
  expect(screen.getByText('Échoue')).toBeTruthy()
  expect(screen.getByText(/2 écarts/)).toBeTruthy()
  expect(screen.getByText('Le serveur de courriel n’a pas pris la lettre.')).toBeTruthy()
  expect(screen.queryByText('550 inconnue')).toBeNull()
  expect(screen.getByRole('link', { name: 'Votre commande' }).getAttribute('href')).toBe('/regie/systeme?lettre=l1')
})

it('a letter is read, then sent again', async () => {
  const resend = vi.spyOn(calls, 'resend').mockResolvedValue()
  showAtDesk(<Page />, { answers, address: '/systeme?lettre=l1' })
  expect(screen.getByText('Bonjour Ana')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renvoyer à ana@exemple.test' })))
  expect(resend).toHaveBeenCalledWith('l1')
})

it('without a mail server, no letter is said to have left', () => {
  const list = { '/v1/operator/system/letters?state=done': { data: [], next: '' } }
  const address = '/systeme?vue=lettres-parties'
  const { unmount } = showAtDesk(<Page />, { answers: { ...answers, ...list }, address })
  expect(screen.getByRole('link', { name: 'Lettres parties' })).toBeTruthy()
  expect(screen.queryByText(/Aucun serveur de courriel/)).toBeNull()
  unmount()
  showAtDesk(<Page />, { answers: { ...answers, ...list }, address, lettersKept: true })
  expect(screen.getByRole('link', { name: 'Lettres écrites' })).toBeTruthy()
  expect(screen.getByText(/les lettres sont écrites dans un dossier/)).toBeTruthy()
  expect(screen.getByText('Aucune lettre n’a été écrite depuis hier')).toBeTruthy()
  expect(screen.queryByText(/parties/)).toBeNull()
})

it('letters that left have a day and no cause', () => {
  const left = { ...letter, state: 'done' as const, cause: '', error: '' }
  const list = { '/v1/operator/system/letters?state=done': { data: [left], next: '' } }
  showAtDesk(<Page />, { answers: { ...answers, ...list }, address: '/systeme?vue=lettres-parties' })
  expect(screen.getByRole('columnheader', { name: 'Quand' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Cause' })).toBeNull()
})

it('who may only look sees the jobs and no letter', () => {
  showAtDesk(<Page />, { answers, address: '/systeme', rights: ['system.read'] })
  expect(screen.getByText('Aucun travail n’a échoué')).toBeTruthy()
  expect(screen.queryByText('Lettres échouées')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Comparer maintenant' })).toBeNull()
})

it('a long list is read on', () => {
  const long = { ...answers, '/v1/operator/system/letters?state=failed&before=1.l9': { data: [letter], next: '2.l8' } }
  showAtDesk(<Page />, { answers: long, address: '/systeme?avant=1.l9' })
  expect(screen.getByRole('link', { name: 'Voir la suite' }).getAttribute('href')).toBe('/regie/systeme?avant=2.l8')
  expect(screen.getByRole('link', { name: 'Votre commande' }).getAttribute('href')).toBe(
    '/regie/systeme?lettre=l1&avant=1.l9',
  )
})

it('a failed letter is given up, with a reason', async () => {
  const drop = vi.spyOn(calls, 'dropLetter').mockResolvedValue()
  showAtDesk(<Page />, { answers, address: '/systeme?lettre=l1' })
  const link = screen.getByRole('link', { name: 'Abandonner cette lettre' })
  expect(link.getAttribute('href')).toBe('/regie/systeme?abandon=l1')
  cleanup()
  showAtDesk(<Page />, { answers, address: '/systeme?abandon=l1' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Abandonner cette lettre' })))
  expect(drop).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'L’adresse n’existe pas.' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Abandonner cette lettre' })))
  expect(drop).toHaveBeenCalledWith('l1', 'L’adresse n’existe pas.')
})

it('all failed letters are sent again at once', async () => {
  const resend = vi.spyOn(calls, 'resendFailed').mockResolvedValue(3)
  const many = { ...answers, '/v1/operator/system': { ...machine, letters: { failed: 3, waiting: 0 } } }
  showAtDesk(<Page />, { answers: many, address: '/systeme' })
  const link = screen.getByRole('link', { name: 'Renvoyer toutes les lettres échouées' })
  expect(link.getAttribute('href')).toBe('/regie/systeme?renvoi=toutes')
  cleanup()
  showAtDesk(<Page />, { answers: many, address: '/systeme?renvoi=toutes' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renvoyer 3\u00a0lettres' })))
  expect(resend).toHaveBeenCalledTimes(1)
})

it('each job to run again or to give up is named', () => {
  const job = (id: string, kind: string) => ({ id, kind, attempts: 3, maxAttempts: 3, error: '', payload: '' })
  const data = [job('j1', 'mail.send'), job('j2', 'ledger.check')].map((one) => ({
    ...one,
    runAt: '2026-11-16T12:00:00Z',
    finishedAt: '2026-11-16T12:00:00Z',
  }))
  const jobs = { ...answers, '/v1/operator/system/jobs?state=failed': { data, next: '' } }
  showAtDesk(<Page />, { answers: jobs, address: '/systeme?vue=travaux' })
  expect(screen.getByRole('button', { name: /^Relancer, ledger.check, 16 novembre/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Abandonner, ledger.check, 16 novembre/ })).toBeTruthy()
})

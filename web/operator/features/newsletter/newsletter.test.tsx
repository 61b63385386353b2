import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { t } from '#i18n/operator-newsletter'
import { ApiError } from '@/api/client'
import { asksToStay } from '@/desk/testing'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import { Newsletter } from './Newsletter'
import * as calls from './queries'

function Page() {
  return <Newsletter state={useListState('/infolettre')} />
}
const draft: calls.Campaign = {
  id: 'c1',
  subject: 'Novembre',
  body: 'Bonjour',
  buttonLabel: '',
  buttonUrl: '',
  state: 'draft',
  revision: 2,
  changedBy: 'Étienne',
  changedAt: '2026-11-16T12:00:00Z',
  createdAt: '2026-11-16T12:00:00Z',
  startedAt: null,
  finishedAt: null,
  recipients: 240,
  done: 0,
}
const answersOf = (campaign: calls.Campaign) => ({
  '/v1/operator/campaigns': { data: [campaign] },
  '/v1/operator/subscribers?view=reading': { data: [], next: '', counts: { reading: 240, waiting: 0, left: 3 } },
})

it('where there are more subscribers than are counted, the view says so', () => {
  const counts = { reading: 10_001, waiting: 10_000, left: 3 }
  const answers = { ...answersOf(draft), '/v1/operator/subscribers?view=reading': { data: [], next: '', counts } }
  showAtDesk(<Page />, { answers, address: '/infolettre' })
  const views = within(screen.getByRole('navigation', { name: 'Vues' })).getAllByRole('link')
  expect(views.map((view) => view.textContent)).toEqual(['Abonnées10\u00a0000+', 'À confirmer10\u00a0000', 'Parties3'])
})

it('what leaves is what is on screen: a draft that changed is kept before it is sent', async () => {
  const save = vi.spyOn(calls, 'save').mockResolvedValue({ ...draft, subject: 'Décembre', revision: 3 })
  const launch = vi.spyOn(calls, 'launch').mockResolvedValue({ ...draft, state: 'sending' })
  showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=c1' })
  fireEvent.change(screen.getByLabelText('Objet'), { target: { value: 'Décembre' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer à 240 personnes' })))
  expect(save).toHaveBeenCalledWith(draft, expect.objectContaining({ subject: 'Décembre' }))
  expect(launch).toHaveBeenCalledWith(expect.objectContaining({ revision: 3 }))
})

it('what is typed in a letter while it is kept stays, in the same panel', async () => {
  let end!: (kept: calls.Campaign) => void
  const save = vi.spyOn(calls, 'save').mockImplementation(() => new Promise((resolve) => (end = resolve)))
  vi.stubGlobal('fetch', async () => Response.json({ data: [draft] }))
  const { asked } = showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=nouvelle' })
  const subject = screen.getByLabelText(t.panel.subject)
  const body = screen.getByLabelText<HTMLTextAreaElement>('Texte')
  fireEvent.change(subject, { target: { value: 'Décembre' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Garder le brouillon' })))
  fireEvent.change(body, { target: { value: 'Bonsoir' } })
  const kept = { ...draft, id: 'c2', subject: 'Décembre', body: '', revision: 1 }
  await act(async () => end(kept))
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Garder le brouillon' })
  await waitFor(() => expect(keep.disabled).toBe(false))
  expect([body.value, asked]).toEqual(['Bonsoir', []])
  await act(async () => fireEvent.click(keep))
  expect(save).toHaveBeenLastCalledWith(kept, expect.objectContaining({ subject: 'Décembre', body: 'Bonsoir' }))
  await act(async () => end({ ...kept, body: 'Bonsoir', revision: 2 }))
  await waitFor(() => expect(asked).toEqual(['/regie/infolettre?lettre=c2']))
})

it('a campaign that is being sent shows how far it is, and can be paused', async () => {
  const stop = vi.spyOn(calls, 'stop').mockResolvedValue({ ...draft, state: 'stopped' })
  const sending = { ...draft, state: 'sending' as const, done: 60 }
  showAtDesk(<Page />, { answers: answersOf(sending), address: '/infolettre?lettre=c1' })
  expect(screen.getAllByRole('progressbar')[0]!.getAttribute('aria-valuenow')).toBe('25')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' })))
  expect(stop).toHaveBeenCalledWith(sending)
})

it('a draft that someone else changed is merged part by part, then kept at their revision', async () => {
  const theirs = { ...draft, subject: 'Novembre en fête', body: 'Bonsoir', revision: 3, changedBy: 'Marie' }
  const save = vi
    .spyOn(calls, 'save')
    .mockRejectedValueOnce(new ApiError(409, { code: 'campaign_changed', extra: theirs }))
    .mockResolvedValue({ ...theirs, subject: 'Décembre', revision: 4 })
  showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=c1' })
  fireEvent.change(screen.getByLabelText('Objet'), { target: { value: 'Décembre' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Garder le brouillon' })))
  expect(screen.getByText(/Marie a enregistré avant vous/)).toBeTruthy()
  for (const name of ['Garder le brouillon', 'Me l’envoyer d’abord', 'Envoyer à 240 personnes'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Décembre/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le tout' })))
  expect(save).toHaveBeenLastCalledWith(theirs, expect.objectContaining({ subject: 'Décembre', body: 'Bonsoir' }))
})

it('what is typed in a letter that someone sent meanwhile becomes another letter', async () => {
  const sent = { ...draft, state: 'sending' as const, revision: 3 }
  vi.spyOn(calls, 'save')
    .mockRejectedValueOnce(new ApiError(409, { code: 'campaign_changed', detail: 'Elle a changé.', extra: sent }))
    .mockResolvedValue({ ...draft, id: 'c2' })
  vi.stubGlobal('fetch', async () => Response.json({ data: [sent] }))
  const { asked } = showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=c1' })
  fireEvent.change(screen.getByLabelText('Objet'), { target: { value: 'Décembre' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Garder le brouillon' })))
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'En faire une nouvelle lettre' })))
  expect(asked.at(-1)).toContain('lettre=c2')
})

it('a campaign is given up only once one said so twice, and then no longer moves', async () => {
  const cancel = vi.spyOn(calls, 'cancel').mockResolvedValue({ ...draft, state: 'cancelled' })
  const paused = { ...draft, state: 'stopped' as const, done: 60 }
  const { unmount } = showAtDesk(<Page />, { answers: answersOf(paused), address: '/infolettre?lettre=c1' })
  expect(screen.getByRole('button', { name: 'Reprendre l’envoi' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Annuler l’envoi' })))
  expect(cancel).not.toHaveBeenCalled()
  await act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Annuler l’envoi', hidden: true }).at(-1)!),
  )
  expect(cancel).toHaveBeenCalledWith(paused)
  unmount()
  const over = { ...draft, state: 'cancelled' as const, done: 60 }
  showAtDesk(<Page />, { answers: answersOf(over), address: '/infolettre?lettre=c1' })
  expect(screen.getByText('Annulée')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuler l’envoi' })).toBeNull()
})

it('a letter that is refused says why at its field', async () => {
  const errors = [{ path: 'buttonUrl', message: 'Donnez le texte du bouton et son adresse, ou ni l’un ni l’autre.' }]
  vi.spyOn(calls, 'save').mockRejectedValue(new ApiError(422, { detail: 'Certains champs sont à corriger.', errors }))
  showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=c1' })
  const field = screen.getByLabelText(/^Adresse du bouton/)
  fireEvent.change(field, { target: { value: '/boutiques' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Garder le brouillon' })))
  expect(await screen.findByText(errors[0]!.message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('a letter that is being written is asked about before the page is left, until it is kept', async () => {
  vi.spyOn(calls, 'save').mockImplementation(async (_, text) => ({ ...draft, ...text, revision: 3 }))
  showAtDesk(<Page />, { answers: answersOf(draft), address: '/infolettre?lettre=c1' })
  expect(asksToStay()).toBe(false)
  fireEvent.change(screen.getByLabelText('Texte'), { target: { value: 'Bonsoir' } })
  expect(asksToStay()).toBe(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Garder le brouillon' })))
  await waitFor(() => expect(asksToStay()).toBe(false))
})

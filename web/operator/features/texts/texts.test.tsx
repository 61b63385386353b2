import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { Announcements } from './Announcements'
import * as calls from './queries'
import { TextEditor } from './TextEditor'

const text = {
  id: 'pages/a-propos',
  kind: 'pages',
  slug: 'a-propos',
  title: 'À propos',
  address: '',
  revision: 2,
  draft: false,
  legal: false,
  present: { fields: { title: 'À propos', description: 'Qui nous sommes' }, body: 'Bonjour.' },
  allValues: [],
  versions: [],
  accounts: 0,
  sellers: 0,
  version: 1,
  waiting: 0,
} as unknown as calls.TextDetail

it('of two operators who write a text, the second chooses line by line and loses nothing', async () => {
  vi.spyOn(calls, 'preview').mockReturnValue(new Promise(() => {}))
  const theirs = { fields: { title: 'Qui nous sommes', description: 'Le marché' }, body: 'Bonjour.' }
  const extra = { revision: 5, by: 'Marie', at: '2026-11-16T15:21:00Z', text: theirs }
  const save = vi
    .spyOn(calls, 'saveDraft')
    .mockRejectedValueOnce(new ApiError(409, { code: 'text_changed', extra }))
    .mockResolvedValue()
  showAtDesk(<TextEditor text={text} onReset={() => {}} />)
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Notre histoire' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' })))
  expect(screen.getByText(/Marie est passé avant vous/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer le brouillon' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Notre histoire/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le tout' })))
  const merged = { fields: { title: 'Notre histoire', description: 'Le marché' }, body: 'Bonjour.' }
  expect(save).toHaveBeenLastCalledWith('pages/a-propos', 5, merged)
  expect(screen.queryByText(/est passé avant vous/)).toBeNull()
})

it('an announcement under way is paused, resumed and cancelled', async () => {
  const steer = vi.spyOn(calls, 'steer').mockResolvedValue()
  const going = {
    id: 'a1',
    subject: 'Du neuf',
    audience: 'accounts',
    people: 40,
    told: 10,
    state: 'sending',
  } as calls.Announcement
  const show = (announcement: calls.Announcement) =>
    showAtDesk(<Announcements id="pages/a-propos" />, {
      answers: { [calls.announcementsQuery('pages/a-propos').queryKey[0] as string]: { data: [announcement] } },
    })
  const { unmount } = show(going)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' })))
  expect(steer).toHaveBeenLastCalledWith('pages/a-propos', 'a1', 'pause')
  unmount()
  const paused = show({ ...going, state: 'paused' })
  expect(screen.getByText(/plus aucune lettre ne part/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })))
  expect(steer).toHaveBeenLastCalledWith('pages/a-propos', 'a1', 'resume')
  paused.unmount()
  show({ ...going, state: 'cancelled', finishedAt: '2026-11-16T15:21:00Z' })
  expect(screen.getByText(/Annulée le/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
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

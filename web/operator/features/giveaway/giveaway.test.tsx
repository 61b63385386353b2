import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { EditionPanel } from './EditionPanel'
import * as calls from './queries'

const draft: calls.Draft = {
  edition: 'hiver',
  closesOn: '2026-12-20',
  drawnOn: '2026-12-22',
  winners: 1,
  seedSource: 'Lotto 6/49',
  value: 120,
  items: [{ name: 'Un chandail', text: '', storeSlug: 'atelier', productSlug: '' }],
}
const edition = { ...draft, state: 'open', revision: 1 } as calls.Edition

it('of two operators who write the giveaway, the second keeps both changes', async () => {
  const theirs = { ...draft, closesOn: '2026-12-21', value: 150 }
  const extra = { revision: 2, changedBy: 'Marie', changedAt: '2026-11-16T15:21:00Z', draft: theirs }
  const save = vi
    .spyOn(calls, 'save')
    .mockRejectedValueOnce(new ApiError(409, { code: 'giveaway_changed', extra }))
    .mockResolvedValue(edition)
  showAtDesk(<EditionPanel edition={edition} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText(/Valeur d’un prix/), { target: { value: '200' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publier les changements' })))
  expect(screen.getByText(/Marie a enregistré avant vous/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /La mienne 200/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le tout' })))
  expect(save).toHaveBeenLastCalledWith({ ...theirs, value: 200 }, 2)
})

it('a prize that is taken out leaves the focus in the page', async () => {
  const two = { ...edition, items: [...draft.items, { ...draft.items[0]!, name: 'Un bol' }] }
  showAtDesk(
    <main id={MAIN_ID} tabIndex={-1}>
      <EditionPanel edition={two} onClose={() => {}} />
    </main>,
  )
  await new Promise(requestAnimationFrame) // the panel of the test before has closed
  const remove = screen.getAllByRole('button', { name: 'Retirer cet article' })[1]!
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID))
})

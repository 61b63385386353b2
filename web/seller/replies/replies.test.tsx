import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { shop, showInSpace } from '@/seller/testing'
import { fill } from './fill'
import * as queries from './queries'
import { SavedReplies } from './SavedReplies'

const delay = { id: 'r1', name: 'Retard', text: 'Bonjour {prénom}, {commande} part demain.' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const show = (data: queries.Reply[], current = shop) => {
  const onInsert = vi.fn()
  showInSpace(
    <SavedReplies shopId="s1" known={{ firstName: 'Maude' }} onInsert={onInsert} />,
    { '/v1/seller/shops/s1/replies': { data } },
    current,
  )
  press('Réponses enregistrées')
  return onInsert
}

describe('saved replies', () => {
  it('fills in what is known, however it is written, and leaves the rest', () => {
    expect(fill('{Prenom} et {prénom}, {commande}', { firstName: 'Zoé' })).toBe('Zoé et Zoé, {commande}')
    expect(fill('{commande}', { firstName: 'Zoé', reference: 'RR-1' })).toBe('RR-1')
  })

  it('inserts one and closes', () => {
    const onInsert = show([delay])
    expect(screen.getByText('Bonjour Maude, {commande} part demain.')).toBeTruthy()
    press('Insérer\u00a0: Retard')
    expect(onInsert).toHaveBeenCalledExactlyOnceWith('Bonjour Maude, {commande} part demain.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps a new one, and says why it cannot', async () => {
    const save = vi
      .spyOn(queries, 'saveReply')
      .mockRejectedValueOnce(new ApiError(422, { detail: 'Une autre réponse porte déjà ce nom.' }))
      .mockResolvedValueOnce()
    show([])
    press('Nouvelle réponse')
    const form = within(screen.getByRole('dialog', { name: 'Nouvelle réponse' }))
    press('Enregistrer')
    expect(form.getAllByText('Ce champ est obligatoire.')).toHaveLength(2)
    fireEvent.change(form.getByLabelText('Nom'), { target: { value: ' Merci ' } })
    fireEvent.change(form.getByLabelText('Texte'), { target: { value: 'Merci, {prénom}!' } })
    press('Enregistrer')
    expect(await form.findByText('Une autre réponse porte déjà ce nom.')).toBeTruthy()
    press('Enregistrer')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Réponses enregistrées' })).toBeTruthy())
    expect(save).toHaveBeenLastCalledWith('s1', { id: '', name: 'Merci', text: 'Merci, {prénom}!' })
  })

  it('of two people who edit one, the second keeps both changes', async () => {
    const theirs = { name: 'Retard', text: 'Merci de votre patience, {prénom}.' }
    const extra = { changedAt: '2026-11-16T15:21:00Z', reply: theirs }
    const save = vi
      .spyOn(queries, 'saveReply')
      .mockRejectedValueOnce(new ApiError(409, { code: 'reply_changed', extra }))
      .mockResolvedValueOnce()
    show([delay])
    press('Modifier\u00a0: Retard')
    const form = within(screen.getByRole('dialog', { name: 'Modifier la réponse' }))
    fireEvent.change(form.getByLabelText('Nom'), { target: { value: 'En retard' } })
    press('Enregistrer')
    expect(await form.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining(theirs.text))
    expect(form.getByLabelText('Texte')).toHaveProperty('value', theirs.text)
    press('Enregistrer le tout')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Réponses enregistrées' })).toBeTruthy())
    expect(save).toHaveBeenLastCalledWith('s1', { ...theirs, id: 'r1', name: 'En retard' }, theirs)
  })

  it('deletes one by a second press', async () => {
    const remove = vi.spyOn(queries, 'deleteReply').mockResolvedValue()
    show([delay])
    press('Supprimer\u00a0: Retard')
    expect(remove).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
    const last = screen.getByRole('button', { name: 'Supprimer pour de bon\u00a0: Retard' })
    last.focus()
    fireEvent.click(last)
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('s1', 'r1'))
    await waitFor(() => expect(screen.queryByText('Retard')).toBeNull())
    const dialog = screen.getByRole('dialog', { name: 'Réponses enregistrées' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('is only used by who does not prepare orders', () => {
    show([delay], { ...shop, role: 'catalogue', rights: ['space', 'products', 'questions'] })
    expect(screen.getByRole('button', { name: 'Insérer\u00a0: Retard' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Modifier|Supprimer|Nouvelle)/ })).toBeNull()
  })
})

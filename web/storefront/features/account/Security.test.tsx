import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import * as files from '@/lib/save-file'
import { SessionContext } from '@/session/session-context'
import type { Session } from '@/session/session'
import { maude, renderOnSite } from '@/storefront/testing'
import * as calls from './calls'
import { Security } from './Security'

function open() {
  const session = { signIn: vi.fn(async () => {}) }
  const onDeleted = vi.fn()
  renderOnSite(
    <SessionContext value={session as unknown as Session}>
      <Security user={maude} onDeleted={onDeleted} />
    </SessionContext>,
    { visitor: maude },
  )
  return { session, onDeleted }
}
const edit = async (what: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Modifier : ${what}` }))
  await screen.findByRole('button', { name: 'Enregistrer' })
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the security page', () => {
  it('tells that a link was sent, and keeps the present address until it is opened', async () => {
    const ask = vi.spyOn(calls, 'askEmail').mockResolvedValue()
    open()
    await edit('Courriel')
    type('Nouveau courriel', 'nouvelle@courriel.ca')
    press('Enregistrer')
    expect(await screen.findByText('Un lien de confirmation a été envoyé à nouvelle@courriel.ca.')).toBeTruthy()
    expect(screen.getByText(maude.email)).toBeTruthy()
    expect(ask).toHaveBeenCalledWith('u1', 'nouvelle@courriel.ca')
  })

  it.each([
    [
      'Courriel',
      'Nouveau courriel',
      'a@b.ca',
      'askEmail',
      'email_already_exists',
      'Cette adresse courriel existe déjà. Veuillez saisir une adresse unique.',
    ],
    [
      'Téléphone',
      'Téléphone',
      '4185550199',
      'savePhone',
      'phone_already_exists',
      'Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique.',
    ],
  ] as const)('says word for word that the %s is taken', async (what, label, value, call, code, sentence) => {
    vi.spyOn(calls, call).mockRejectedValue(new ApiError(400, { code }))
    open()
    await edit(what)
    type(label, value)
    press('Enregistrer')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('changes the password, and starts the session again with it', async () => {
    const save = vi.spyOn(calls, 'savePassword').mockResolvedValue()
    const { session } = open()
    await edit('Mot de passe')
    type('Mot de passe actuel', 'ancien-mot')
    type('Nouveau mot de passe', 'court')
    type('Confirmez le nouveau mot de passe', 'autre-mot')
    press('Enregistrer')
    expect(await screen.findByText('Ce champ doit comporter de 6 à 42 caractères.')).toBeTruthy()
    expect(screen.getByText('Votre mot de passe doit être identique.')).toBeTruthy()
    type('Nouveau mot de passe', 'nouveau-mot')
    type('Confirmez le nouveau mot de passe', 'nouveau-mot')
    press('Enregistrer')
    await waitFor(() => expect(session.signIn).toHaveBeenCalledWith(maude.email, 'nouveau-mot'))
    expect(save).toHaveBeenCalledWith('u1', 'ancien-mot', 'nouveau-mot')
  })

  it('gives a copy of everything as a file', async () => {
    const copy = new Blob(['{}'])
    vi.spyOn(calls, 'fetchExport').mockResolvedValue(copy)
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue(undefined)
    open()
    press('Télécharger mes données')
    await waitFor(() => expect(saved).toHaveBeenCalledWith(copy, 'mes-donnees.json'))
  })

  it('deletes the account only with its password', async () => {
    const gone = vi
      .spyOn(calls, 'deleteAccount')
      .mockRejectedValueOnce(new ApiError(400, { code: 'wrong_password', detail: 'Ce mot de passe est erroné.' }))
    const { onDeleted } = open()
    press('Supprimer mon compte')
    press('Supprimer définitivement')
    expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
    type('Mot de passe', 'faux')
    press('Supprimer définitivement')
    expect(await screen.findByText('Ce mot de passe est erroné.')).toBeTruthy()
    expect(onDeleted).not.toHaveBeenCalled()
    gone.mockResolvedValue()
    type('Mot de passe', 'rang-et-rue')
    press('Supprimer définitivement')
    await waitFor(() => expect(onDeleted).toHaveBeenCalled())
    expect(gone).toHaveBeenLastCalledWith('u1', 'rang-et-rue')
  })
})

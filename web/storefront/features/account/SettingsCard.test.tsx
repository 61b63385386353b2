import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { all, personName, required } from '@/lib/rules'
import { renderOnSite } from '@/storefront/testing'
import { SettingsCard } from './SettingsCard'

function card(onSave: (settings: Record<string, string>) => Promise<void> = async () => {}) {
  renderOnSite(
    <SettingsCard
      label="Nom"
      value="Maude Tremblay"
      initial={{ firstName: 'Maude', lastName: 'Tremblay' }}
      fields={[
        { name: 'firstName', label: 'Prénom', rule: all(required, personName) },
        { name: 'lastName', label: 'Nom de famille', rule: all(required, personName) },
      ]}
      onSave={onSave}
    />,
  )
}
const edit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Modifier : Nom' }))
  await screen.findByRole('button', { name: 'Enregistrer' })
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a settings card', () => {
  it('shows what is there, and edits it in place with the focus in its first field', async () => {
    card()
    expect(screen.getByText('Maude Tremblay')).toBeTruthy()
    await edit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prénom')))
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeTruthy()
  })

  it('forgets what was typed when it is cancelled, and gives the focus back', async () => {
    card()
    await edit()
    type('Prénom', 'Autre')
    press('Annuler')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier : Nom' })))
    await edit()
    expect((screen.getByLabelText('Prénom') as HTMLInputElement).value).toBe('Maude')
  })

  it('checks the caller’s rules before anything is saved', async () => {
    const save = vi.fn(async () => {})
    card(save)
    await edit()
    type('Prénom', ' ')
    press('Enregistrer')
    expect(await screen.findByText('Ce champ est obligatoire.')).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
  })

  it('closes once saved', async () => {
    const save = vi.fn(async () => {})
    card(save)
    await edit()
    type('Nom de famille', 'Roy')
    press('Enregistrer')
    await waitFor(() => expect(screen.queryByLabelText('Prénom')).toBeNull())
    expect(save).toHaveBeenCalledWith({ firstName: 'Maude', lastName: 'Roy' })
  })

  it('stays open with the sentence of a refusal, under the field it names', async () => {
    card(() => Promise.reject(new ApiError(422, { errors: [{ path: 'body.lastName', message: 'Trop long.' }] })))
    await edit()
    press('Enregistrer')
    expect(await screen.findByText('Trop long.')).toBeTruthy()
    expect(screen.getByLabelText('Nom de famille').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the blame for a failure of ours', async () => {
    card(() => Promise.reject(new ApiError(500, { detail: 'panic' })))
    await edit()
    press('Enregistrer')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Une erreur est survenue, veuillez réessayer dans quelques instants',
    )
  })
})

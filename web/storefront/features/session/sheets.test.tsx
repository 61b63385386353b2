import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@/api/client'
import { Session } from '@/session/session'
import { keepTokens, readTokens } from '@/session/tokens'
import { renderOnSite, site } from '@/storefront/testing'
import * as calls from '@/session/forms/calls'
import { EmailConfirmation } from './EmailConfirmation'
import { Logout } from './Logout'
import { Recovery } from './Recovery'
import { Reset } from './Reset'
import { Verification } from './Verification'

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const dead = new ApiError(400, { code: 'invalid_link', detail: 'Ce lien est erroné.' })

describe('the verification of an account', () => {
  it('brings the code of the letter along and ends with the way to sign in', async () => {
    const verify = vi.spyOn(calls, 'verifyAccount').mockResolvedValue()
    renderOnSite(<Verification />, { path: '/verification-de-compte?code=7KQ4M-2XDRT' })
    expect(screen.getByLabelText<HTMLInputElement>('Code de vérification').value).toBe('7KQ4M-2XDRT')
    press('Valider mon compte')
    expect(await screen.findByText('Votre compte est validé')).toBeTruthy()
    expect(verify.mock.calls[0]![0]).toBe('7KQ4M-2XDRT')
    expect(link('Me connecter')).toBe('/connexion')
  })

  it('refuses a wrong code word for word, and never an empty one', async () => {
    vi.spyOn(calls, 'verifyAccount').mockRejectedValue(new ApiError(400, { code: 'invalid_verification_code' }))
    renderOnSite(<Verification />)
    expect(isDisabled('Valider mon compte')).toBe(true)
    type('Code de vérification', 'AAAAA-AAAAA')
    press('Valider mon compte')
    expect(
      await screen.findByText(
        "Ce code de vérification est erroné ou n'est plus valide. Vous pouvez au besoin demander l'envoi d'un " +
          'nouveau code.',
      ),
    ).toBeTruthy()
  })

  it('sends a new code, says so, and comes back to the code', async () => {
    const request = vi
      .spyOn(calls, 'requestCode')
      .mockRejectedValueOnce(new ApiError(400, { code: 'email_not_found' }))
      .mockResolvedValue()
    renderOnSite(<Verification />)
    press('Demander un nouveau code')
    expect(isDisabled('Envoyer un nouveau code')).toBe(true)
    type('Courriel', 'maude@')
    press('Envoyer un nouveau code')
    expect(await screen.findByText('Veuillez entrer un courriel valide')).toBeTruthy()
    expect(request).not.toHaveBeenCalled()
    type('Courriel', 'maude@exemple.test')
    press('Envoyer un nouveau code')
    expect(
      await screen.findByText(
        "Cette adresse courriel n'est pas enregistrée dans notre base de données. Veuillez réessayer.",
      ),
    ).toBeTruthy()
    press('Envoyer un nouveau code')
    expect(await screen.findByText('Un code a été envoyé')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Un code a été envoyé'))
    press('Valider mon compte')
    expect(screen.getByLabelText('Code de vérification')).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('sends a link, and never tells whether the address is known', async () => {
    const request = vi.spyOn(calls, 'requestReset').mockResolvedValue()
    renderOnSite(<Recovery />)
    type('Courriel', 'maude@exemple.test')
    press('Envoyer le lien')
    expect(await screen.findByText(/^Si un compte existe pour maude@exemple.test/)).toBeTruthy()
    expect(request.mock.calls[0]![0]).toBe('maude@exemple.test')
  })

  const reset = (path = '/changement-de-votre-mot-de-passe?jeton=abc') =>
    renderOnSite(<Reset />, { path, session: new Session(site.identity) })

  it('is replaced by two that are the same', async () => {
    const change = vi.spyOn(calls, 'resetPassword').mockResolvedValue()
    reset()
    type('Nouveau mot de passe', 'motdepasse')
    type('Confirmez le mot de passe', 'motdepass')
    press('Changer mon mot de passe')
    expect(await screen.findByText('Votre mot de passe doit être identique.')).toBeTruthy()
    expect(change).not.toHaveBeenCalled()
    type('Confirmez le mot de passe', 'motdepasse')
    press('Changer mon mot de passe')
    expect(await screen.findByText('Votre mot de passe est changé')).toBeTruthy()
    expect(change).toHaveBeenCalledWith('abc', 'motdepasse')
  })

  it('leads to another link when this one is spent or cut short', async () => {
    vi.spyOn(calls, 'resetPassword').mockRejectedValue(dead)
    const { unmount } = reset('/changement-de-votre-mot-de-passe')
    expect(link('Demander un autre lien')).toBe('/recuperation-de-mot-de-passe')
    unmount()
    reset()
    type('Nouveau mot de passe', 'motdepasse')
    type('Confirmez le mot de passe', 'motdepasse')
    press('Changer mon mot de passe')
    expect(await screen.findByText('Ce lien n’est plus valide')).toBeTruthy()
  })

  it('takes the secret out of the address bar', () => {
    const replace = vi.spyOn(window.history, 'replaceState')
    reset()
    expect(replace).toHaveBeenCalledWith({}, '', '/changement-de-votre-mot-de-passe')
  })
})

describe('the link that confirms an address', () => {
  const confirm = (path: string) =>
    renderOnSite(
      <QueryClientProvider client={new QueryClient()}>
        <EmailConfirmation />
      </QueryClientProvider>,
      { path },
    )

  it('is used once and says which address it is', async () => {
    const call = vi.spyOn(calls, 'confirmEmail').mockResolvedValue('maude@exemple.test')
    confirm('/confirmation-de-courriel?jeton=abc')
    expect(await screen.findByText(/^maude@exemple.test est maintenant/)).toBeTruthy()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('says when it is no longer good', async () => {
    vi.spyOn(calls, 'confirmEmail').mockRejectedValue(dead)
    confirm('/confirmation-de-courriel?jeton=abc')
    expect(await screen.findByText('Ce lien n’est plus valide')).toBeTruthy()
  })
})

it('signing out forgets who was there and goes to the root', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  keepTokens({ idToken: 'i', providerId: 'p' })
  const { navigator } = renderOnSite(<Logout />, { session: new Session(site.identity) })
  await waitFor(() => expect(navigator.asked).toEqual(['/']))
  expect(readTokens()).toBeUndefined()
  vi.unstubAllGlobals()
})

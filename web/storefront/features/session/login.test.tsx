import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { IdentityError } from '@/session/identity'
import * as context from '@/session/session-context'
import { maude, renderOnSite } from '@/storefront/testing'
import { currentToasts } from '@/ui/toast'
import * as calls from '@/session/forms/calls'
import { Login } from './Login'

let signIn: ReturnType<typeof vi.fn<(email: string, password: string) => Promise<typeof maude>>>
beforeEach(() => {
  signIn = vi.fn(async () => maude)
  vi.spyOn(context, 'useSignIn').mockReturnValue(signIn)
})

const open = (path = '/connexion?retour=%2Fpanier', options = {}) => renderOnSite(<Login />, { path, ...options })
const fieldsets = (name: string) => screen.getAllByLabelText<HTMLInputElement>(name)
/** The login form comes first, the registration second. */
const type = (name: string, value: string, form: 0 | 1 = 0) => {
  const inputs = fieldsets(name)
  const input = inputs[Math.min(form, inputs.length - 1)]!
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const lastToast = () => currentToasts().at(-1)?.text

describe('signing in', () => {
  const submit = async (email = 'maude@exemple.test', password = 'motdepasse') => {
    type('Courriel', email)
    type('Mot de passe', password)
    fireEvent.click(button('Me connecter'))
    await waitFor(() => expect(signIn).toHaveBeenCalled())
  }

  it('needs both fields', () => {
    open()
    expect(button('Me connecter').disabled).toBe(true)
    type('Courriel', 'maude@exemple.test')
    expect(button('Me connecter').disabled).toBe(true)
    type('Mot de passe', 'x')
    expect(button('Me connecter').disabled).toBe(false)
  })

  it('welcomes by name and leads back', async () => {
    const { navigator } = open()
    await submit()
    await waitFor(() => expect(navigator.asked).toEqual(['/panier']))
    expect(lastToast()).toBe('Re-bienvenue Maude Roy!')
    expect(signIn).toHaveBeenCalledWith('maude@exemple.test', 'motdepasse')
  })

  it.each(['https://ailleurs.test', '//ailleurs.test', '/deconnexion'])('never leads to %s', async (elsewhere) => {
    const { navigator } = open(`/connexion?retour=${encodeURIComponent(elsewhere)}`)
    await submit()
    await waitFor(() => expect(navigator.asked).toEqual(['/compte']))
  })

  it('remembers the address on this device when the box is ticked, and forgets it otherwise', async () => {
    const { unmount } = open()
    fireEvent.click(screen.getByLabelText('Se souvenir de mon courriel'))
    await submit()
    await waitFor(() => expect(document.cookie).toContain('username=maude%40exemple.test'))
    unmount()
    open()
    expect(fieldsets('Courriel')[0]!.value).toBe('maude@exemple.test')
    fireEvent.click(screen.getByLabelText('Se souvenir de mon courriel'))
    await submit()
    await waitFor(() => expect(document.cookie).not.toContain('username='))
  })

  it.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS'])(
    'says the same for %s',
    async (code) => {
      signIn.mockRejectedValue(new IdentityError(400, code))
      const { navigator } = open()
      await submit()
      expect(await screen.findByText('Veuillez vérifier votre courriel ou votre mot de passe.')).toBeTruthy()
      expect(navigator.asked).toEqual([])
    },
  )

  it('says that access is disabled for now after too many attempts, and how to restore it', async () => {
    signIn.mockRejectedValue(new IdentityError(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'))
    open()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /temporairement désactivé.*réinitialisant votre mot de passe.*plus tard/,
    )
    expect(screen.getByRole('link', { name: 'Réinitialiser mon mot de passe' }).getAttribute('href')).toBe(
      '/recuperation-de-mot-de-passe',
    )
  })

  it('toasts a failure that is not the visitor’s', async () => {
    signIn.mockRejectedValue(new TypeError('network'))
    open()
    await submit()
    await waitFor(() =>
      expect(lastToast()).toBe("Une erreur interne s'est produite. Réessayez dans quelques instants."),
    )
  })

  it('sends away who is signed in already', async () => {
    const { navigator } = open('/connexion?retour=%2Fcompte%2Fsecurite', { visitor: maude })
    await waitFor(() => expect(navigator.asked).toEqual(['/compte/securite']))
  })

  it('lets a guest go on where they were headed, but not into an account', () => {
    const { unmount } = open()
    expect(screen.getByRole('link', { name: 'Continuer en invité' }).getAttribute('href')).toBe('/panier')
    unmount()
    open('/connexion?retour=%2Fcompte%2Fmes-commandes')
    expect(screen.getByRole('link', { name: 'Continuer en invité' }).getAttribute('href')).toBe('/')
  })
})

describe('registering', () => {
  const fill = () => {
    type('Prénom', 'Maude')
    type('Nom', 'Roy')
    type('Courriel', 'maude@exemple.test', 1)
    type('Téléphone', '418 555-0142')
    type('Mot de passe', 'motdepasse', 1)
    fireEvent.click(screen.getByLabelText(/J’accepte les/))
  }
  const send = () => fireEvent.click(button('Créer mon compte'))

  it('needs every field and the conditions', () => {
    open()
    fill()
    expect(button('Créer mon compte').disabled).toBe(false)
    fireEvent.click(screen.getByLabelText(/J’accepte les/))
    expect(button('Créer mon compte').disabled).toBe(true)
    fireEvent.click(screen.getByLabelText(/J’accepte les/))
    type('Prénom', ' ')
    expect(button('Créer mon compte').disabled).toBe(true)
  })

  it('sends nothing while a field is wrong, and goes to the first one', async () => {
    const register = vi.spyOn(calls, 'register')
    open()
    fill()
    type('Téléphone', '418')
    type('Mot de passe', 'court', 1)
    send()
    expect(await screen.findByText('Ce champ doit comporter de 6 à 42 caractères.')).toBeTruthy()
    expect(screen.getByText('Veuillez entrer un numéro de téléphone valide.')).toBeTruthy()
    expect(register).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Téléphone')))
  })

  it('opens the account, signs in and leads back', async () => {
    const register = vi.spyOn(calls, 'register').mockResolvedValue(true)
    const { navigator } = open()
    fill()
    fireEvent.click(screen.getByLabelText(/infolettre/))
    send()
    await waitFor(() => expect(navigator.asked).toEqual(['/panier']))
    expect(register).toHaveBeenCalledWith({
      firstName: 'Maude',
      lastName: 'Roy',
      email: 'maude@exemple.test',
      phone: '4185550142',
      password: 'motdepasse',
      subscribeNewsletter: true,
    })
    expect(signIn).toHaveBeenCalledWith('maude@exemple.test', 'motdepasse')
    expect(lastToast()).toBe('Votre compte a été créé avec succès.')
  })

  it('goes to the verification when the account waits for its code', async () => {
    vi.spyOn(calls, 'register').mockResolvedValue(false)
    const { navigator } = open()
    fill()
    send()
    await waitFor(() => expect(navigator.asked).toEqual(['/verification-de-compte']))
    expect(signIn).not.toHaveBeenCalled()
  })

  it.each([
    ['email_already_exists', 'Cette adresse courriel existe déjà. Veuillez saisir une adresse unique.'],
    ['phone_already_exists', 'Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique.'],
  ])('says under its field that %s', async (code, sentence) => {
    vi.spyOn(calls, 'register').mockRejectedValue(new ApiError(400, { code }))
    open()
    fill()
    send()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says under its field what the server refuses, and goes there', async () => {
    const errors = [{ path: 'password', message: 'Ce mot de passe est trop connu.' }]
    vi.spyOn(calls, 'register').mockRejectedValue(new ApiError(422, { code: 'invalid_input', errors }))
    open()
    fill()
    send()
    expect(await screen.findByText('Ce mot de passe est trop connu.')).toBeTruthy()
    const password = fieldsets('Mot de passe')[1]!
    expect(password.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says the generic text for anything else', async () => {
    vi.spyOn(calls, 'register').mockRejectedValue(new ApiError(500, { code: 'internal' }))
    open()
    fill()
    send()
    expect(
      await screen.findByText(
        'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème ' +
          'persiste.',
      ),
    ).toBeTruthy()
  })
})

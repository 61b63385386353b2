import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError } from '@/api/client'
import { maude, renderOnSite } from '@/storefront/testing'
import * as toasts from '@/ui/toast'
import { ContactForm } from './ContactForm'
import * as calls from './send'

let send: MockInstance<typeof calls.sendContactMessage>
let toast: MockInstance<typeof toasts.toast>
beforeEach(() => {
  send = vi.spyOn(calls, 'sendContactMessage').mockReset().mockResolvedValue()
  toast = vi.spyOn(toasts, 'toast').mockReset().mockReturnValue()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }))
function write() {
  type('Sujet', 'order')
  type('Message', ' Où est mon colis? ')
}
const FAILED = "Une erreur interne s'est produite. Réessayez dans quelques instants."

describe('the contact form', () => {
  it('sends what a guest wrote, and says where the answer will go', async () => {
    renderOnSite(<ContactForm />, { site: { captchaKey: 'a key' } })
    type('Nom', 'Maude Roy')
    type('Courriel', 'maude@exemple.ca')
    write()
    submit()
    const title = await screen.findByRole('heading', { name: 'Merci, c’est reçu.' })
    expect(send).toHaveBeenCalledExactlyOnceWith(
      {
        name: 'Maude Roy',
        email: 'maude@exemple.ca',
        subject: 'Une commande ou une livraison',
        message: 'Où est mon colis?',
      },
      'a key',
    )
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Votre message est envoyé.')
    expect(screen.getByText(/Nous répondrons à maude@exemple\.ca/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
  })

  it('does not ask who is signed in who they are', async () => {
    renderOnSite(<ContactForm />, { visitor: maude })
    expect(screen.queryByLabelText('Nom')).toBeNull()
    expect(screen.getByText('Vous écrivez en tant que Maude Roy. La réponse ira à maude@exemple.test.')).toBeTruthy()
    write()
    submit()
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Maude Roy', email: 'maude@exemple.test' }),
        '',
      ),
    )
  })

  it('sends nothing while a field is missing', async () => {
    renderOnSite(<ContactForm />)
    submit()
    expect(await screen.findAllByText('Ce champ est obligatoire.')).toHaveLength(4)
    expect(send).not.toHaveBeenCalled()
  })

  it('tells the server what a robot wrote in the trap', async () => {
    renderOnSite(<ContactForm />, { visitor: maude })
    fireEvent.change(document.querySelector('input[name=website]')!, { target: { value: 'http://spam.test' } })
    write()
    submit()
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ website: 'http://spam.test' }), ''),
    )
  })

  it.each([
    ['a failure of ours', new Error('down'), FAILED],
    ['a server that fails', new ApiError(500, { detail: 'panic' }), FAILED],
    ['a refusal', new ApiError(429, { detail: 'Trop de demandes.' }), 'Trop de demandes.'],
  ])('keeps every word after %s, and says what to say', async (_, failure, sentence) => {
    send.mockRejectedValue(failure)
    renderOnSite(<ContactForm />, { visitor: maude })
    write()
    submit()
    await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', sentence))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(' Où est mon colis? ')
  })

  it('shows what the server says of a field under it', async () => {
    send.mockRejectedValue(
      new ApiError(422, { errors: [{ path: 'body.message', message: 'Le message est trop long.' }] }),
    )
    renderOnSite(<ContactForm />, { visitor: maude })
    write()
    submit()
    expect(await screen.findByText('Le message est trop long.')).toBeTruthy()
  })
})

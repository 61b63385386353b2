import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { maude, renderOnSite } from '@/storefront/testing'
import * as toasts from '@/ui/toast'
import { FeedbackWidget } from './FeedbackWidget'
import * as calls from './send'

let send: MockInstance<typeof calls.sendFeedback>
let toast: MockInstance<typeof toasts.toast>
beforeEach(() => {
  send = vi.spyOn(calls, 'sendFeedback').mockResolvedValue()
  toast = vi.spyOn(toasts, 'toast').mockReturnValue()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' })
function open(options = {}) {
  renderOnSite(<FeedbackWidget />, options)
  fireEvent.click(screen.getByRole('button', { name: 'Votre avis' }))
}

describe('the feedback widget', () => {
  it('asks a guest for name, e-mail and message before it can be sent', async () => {
    open()
    expect(sendButton().disabled).toBe(true)
    type('Votre message', 'Bravo')
    expect(sendButton().disabled).toBe(true)
    type('Nom', 'Maude')
    expect(sendButton().disabled).toBe(true)
    type('Courriel', 'maude@exemple.ca')
    expect(sendButton().disabled).toBe(false)
    fireEvent.click(sendButton())
    expect(await screen.findByText('Merci beaucoup!')).toBeTruthy()
    expect(send).toHaveBeenCalledWith({ name: 'Maude', email: 'maude@exemple.ca', message: 'Bravo' })
  })

  it('asks a signed-in visitor for the message alone', async () => {
    open({ visitor: maude })
    expect(screen.queryByLabelText('Nom')).toBeNull()
    type('Votre message', 'Bravo')
    fireEvent.click(sendButton())
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith({ name: 'Maude Roy', email: 'maude@exemple.test', message: 'Bravo' }),
    )
  })

  it('keeps a draft when it is closed before sending', () => {
    open({ visitor: maude })
    type('Votre message', 'Je disais')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Votre avis' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message').value).toBe('Je disais')
  })

  it('starts afresh when it is closed after sending', async () => {
    open({ visitor: maude })
    type('Votre message', 'Bravo')
    fireEvent.click(sendButton())
    await screen.findByText('Merci beaucoup!')
    fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[0]!)
    fireEvent.click(screen.getByRole('button', { name: 'Votre avis' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message').value).toBe('')
  })

  it('says that sending failed and keeps the message', async () => {
    send.mockRejectedValue(new Error('down'))
    open({ visitor: maude })
    type('Votre message', 'Bravo')
    fireEvent.click(sendButton())
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(
        'error',
        "Une erreur interne s'est produite. Réessayez dans quelques instants.",
      ),
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message').value).toBe('Bravo')
  })

  it('refuses an address that is none', () => {
    open()
    type('Nom', 'Maude')
    type('Courriel', 'maude@')
    type('Votre message', 'Bravo')
    fireEvent.click(sendButton())
    expect(screen.getByText('Veuillez entrer un courriel valide')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('Escape closes it and gives the focus back', () => {
    open()
    fireEvent.keyDown(screen.getByLabelText('Votre message'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Votre avis' }))
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { Composer } from './Composer'

const state = () => screen.getByRole('region', { name: 'Écrire à Atelier Batture' }).dataset.state
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Votre message' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /Envoyer/ })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('the message composer', () => {
  it('is idle, then active on focus or text', () => {
    renderOnSite(<Composer shopName="Atelier Batture" onSend={async () => {}} />)
    expect(state()).toBe('idle')
    fireEvent.focus(field())
    expect(state()).toBe('active')
    fireEvent.blur(field())
    expect(state()).toBe('idle')
    type('Bonjour')
    expect(state()).toBe('active')
  })

  it('takes 500 characters at most, and sends none', () => {
    renderOnSite(<Composer shopName="Atelier Batture" onSend={async () => {}} />)
    expect(field().maxLength).toBe(500)
    expect(screen.getByText('0/500')).toBeTruthy()
    type('   ')
    expect(send().disabled).toBe(true)
  })

  it('is processing while it is sent, then says thanks', async () => {
    let arrive = () => {}
    const onSend = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    renderOnSite(<Composer shopName="Atelier Batture" onSend={onSend} />)
    type(' Quand part mon colis? ')
    fireEvent.click(send())
    expect(state()).toBe('processing')
    expect(onSend).toHaveBeenCalledWith('Quand part mon colis?')
    arrive()
    expect(await screen.findByText('Merci! Votre message a été envoyé.')).toBeTruthy()
    expect(state()).toBe('submitted')
    fireEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }))
    expect([field().value, state()]).toEqual(['', 'active'])
  })

  it('keeps the text of a message that did not leave', async () => {
    renderOnSite(<Composer shopName="Atelier Batture" onSend={() => Promise.reject(new ApiError(500, {}))} />)
    type('Bonjour')
    fireEvent.click(send())
    await waitFor(() => expect(screen.getByText("Erreur lors de l'envoi. Veuillez réessayer.")).toBeTruthy())
    expect(field().value).toBe('Bonjour')
  })
})

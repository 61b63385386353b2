import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import * as tracking from '@/storefront/tracking'
import * as toasts from '@/ui/toast'
import { NewsletterForm } from './NewsletterForm'
import * as calls from './subscribe'

let subscribe: MockInstance<typeof calls.subscribe>
let track: MockInstance<typeof tracking.track>
let toast: MockInstance<typeof toasts.toast>
beforeEach(() => {
  subscribe = vi.spyOn(calls, 'subscribe').mockResolvedValue('SUBSCRIBED')
  track = vi.spyOn(tracking, 'track').mockReturnValue()
  toast = vi.spyOn(toasts, 'toast').mockReturnValue()
})

const show = (props = {}) => renderOnSite(<NewsletterForm {...props} />)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre courriel' })
const button = () => screen.getByRole<HTMLButtonElement>('button')
function submit(email: string) {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.submit(field().form!)
}

describe('the newsletter form', () => {
  it('thanks, tells the tracking event of its place and clears the field', async () => {
    show({ event: 'footer_newsletter_subscriber' })
    submit(' maude@exemple.ca ')
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Merci de vous être inscrit(e) à notre infolettre.'),
    )
    expect(subscribe).toHaveBeenCalledWith('maude@exemple.ca', 'footer_newsletter_subscriber', {})
    expect(track).toHaveBeenCalledExactlyOnceWith('footer_newsletter_subscriber')
    await vi.waitFor(() => expect(field().value).toBe(''))
  })

  it('tells the server what a robot wrote in the trap', async () => {
    show()
    fireEvent.change(document.querySelector('input[name=website]')!, { target: { value: 'http://spam.test' } })
    submit('robot@exemple.ca')
    await vi.waitFor(() =>
      expect(subscribe).toHaveBeenCalledWith('robot@exemple.ca', 'newsletter_subscriber', {
        website: 'http://spam.test',
      }),
    )
  })

  it('bears the default event elsewhere', async () => {
    show()
    submit('maude@exemple.ca')
    await vi.waitFor(() => expect(track).toHaveBeenCalledWith('newsletter_subscriber'))
  })

  it('tells a known address so, without a tracking event, and clears the field', async () => {
    subscribe.mockResolvedValue('ALREADY_EXIST')
    show()
    submit('maude@exemple.ca')
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('info', 'Vous êtes déjà inscrit(e) à notre infolettre, merci.'),
    )
    expect(track).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(field().value).toBe(''))
  })

  it('asks for a second yes where the market wants one', async () => {
    subscribe.mockResolvedValue('CONFIRMATION_SENT')
    const subscribed = vi.fn()
    show({ onSubscribed: subscribed })
    submit('maude@exemple.ca')
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('confirmer votre inscription')),
    )
    expect(track).toHaveBeenCalledOnce()
    expect(subscribed).toHaveBeenCalledWith('CONFIRMATION_SENT')
  })

  it('hands the captcha’s key on when there is one', async () => {
    renderOnSite(<NewsletterForm />, { site: { captchaKey: 'a key' } })
    submit('maude@exemple.ca')
    await vi.waitFor(() =>
      expect(subscribe).toHaveBeenCalledWith('maude@exemple.ca', 'newsletter_subscriber', { captchaKey: 'a key' }),
    )
  })

  it('tells a refusal of the market in its own words', async () => {
    subscribe.mockRejectedValue(new ApiError(400, { detail: 'Le concours est terminé.' }))
    show({ event: 'contest_no_waste' })
    submit('maude@exemple.ca')
    await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Le concours est terminé.'))
  })

  it('says that something failed and keeps what was typed', async () => {
    subscribe.mockRejectedValue(new Error('down'))
    show()
    submit('maude@exemple.ca')
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(
        'error',
        "Une erreur interne s'est produite. Réessayez dans quelques instants.",
      ),
    )
    expect(field().value).toBe('maude@exemple.ca')
    expect(track).not.toHaveBeenCalled()
  })

  it('disables field and button while it is sending', async () => {
    let finish!: (status: 'SUBSCRIBED') => void
    subscribe.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    show()
    submit('maude@exemple.ca')
    await vi.waitFor(() => expect(field().disabled && button().disabled).toBe(true))
    finish('SUBSCRIBED')
    await vi.waitFor(() => expect(field().disabled || button().disabled).toBe(false))
  })

  it.each([
    ['', 'Ce champ est obligatoire.'],
    ['maude@', 'Veuillez entrer un courriel valide'],
  ])('refuses « %s » under the field and sends nothing', async (email, sentence) => {
    show()
    submit(email)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(subscribe).not.toHaveBeenCalled()
  })
})

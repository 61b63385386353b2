import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnSite, watchCookies } from '@/storefront/testing'
import { NewsletterPopup } from './NewsletterPopup'
import * as calls from './subscribe'

const popup = () => screen.queryByRole('dialog', { name: 'Une lettre, de temps en temps?' })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => void vi.useFakeTimers())

describe('the newsletter popup', () => {
  it('opens 7 s after load, without taking the focus', async () => {
    renderOnSite(<NewsletterPopup allowed />)
    await wait(6999)
    expect(popup()).toBeNull()
    await wait(1)
    expect(popup()).not.toBeNull()
    expect(popup()?.contains(document.activeElement)).toBe(false)
  })

  it('once closed, stays away for 15 days', async () => {
    const written = watchCookies()
    const { unmount } = renderOnSite(<NewsletterPopup allowed />)
    await wait(7000)
    fireEvent.click(screen.getByRole('button', { name: 'Fermer l’invitation à l’infolettre' }))
    expect(popup()).toBeNull()
    expect(written.at(-1)).toContain(`Max-Age=${15 * 86_400}`)
    unmount()
    renderOnSite(<NewsletterPopup allowed />)
    await wait(60_000)
    expect(popup()).toBeNull()
  })

  it('closes by Escape', async () => {
    renderOnSite(<NewsletterPopup allowed />)
    await wait(7000)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(popup()).toBeNull()
  })

  it('never shows where it is not allowed, and shows after leaving there', async () => {
    const { rerender } = renderOnSite(<NewsletterPopup allowed={false} />)
    await wait(60_000)
    expect(popup()).toBeNull()
    rerender(<NewsletterPopup allowed />)
    expect(popup()).not.toBeNull()
  })

  it('subscribes under its own event and closes', async () => {
    const subscribe = vi.spyOn(calls, 'subscribe').mockResolvedValue('SUBSCRIBED')
    renderOnSite(<NewsletterPopup allowed />)
    await wait(7000)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'maude@exemple.ca' } })
    fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox').form!)
    // The code that sends comes with the first use.
    await vi.waitFor(() =>
      expect(subscribe).toHaveBeenCalledWith('maude@exemple.ca', 'popup_newsletter_subscriber', {}),
    )
    await wait(0)
    expect(popup()).toBeNull()
  })
})

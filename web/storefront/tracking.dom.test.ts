import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentConsent, giveConsent, startTagManager, track } from './tracking'
import { watchCookies } from './testing'

type Layered = Window & { dataLayer?: unknown[] }
const layer = () => (window as Layered).dataLayer

beforeEach(() => {
  delete (window as Layered).dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('consent', () => {
  it('is unknown until the visitor has answered', () => {
    expect(currentConsent()).toBeUndefined()
  })

  it.each(['granted', 'denied'] as const)('%s is kept for 365 days', (answer) => {
    const written = watchCookies()
    giveConsent(answer)
    expect(currentConsent()).toBe(answer)
    expect(written.at(-1)).toContain(`Max-Age=${365 * 86_400}`)
  })

  it('taken back after the tag manager was loaded, loads a clean page', () => {
    giveConsent('granted')
    startTagManager('GTM-1')
    const reload = vi.fn()
    giveConsent('denied', reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('refused from the start reloads nothing', () => {
    const reload = vi.fn()
    giveConsent('denied', reload)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the tag manager', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-tag-manager]')]

  it('is not loaded without consent', () => {
    startTagManager('GTM-1')
    giveConsent('denied')
    startTagManager('GTM-1')
    expect(scripts()).toEqual([])
  })

  it('is not loaded without an id', () => {
    giveConsent('granted')
    startTagManager('')
    expect(scripts()).toEqual([])
  })

  it('is loaded once after consent', () => {
    giveConsent('granted')
    startTagManager('GTM-1')
    startTagManager('GTM-1')
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    ])
  })
})

describe('a tracking event', () => {
  it('is sent after consent', () => {
    giveConsent('granted')
    track('newsletter_subscriber')
    expect(layer()).toContainEqual({ event: 'newsletter_subscriber' })
  })

  it('leaves no trace without it', () => {
    track('newsletter_subscriber')
    expect(layer()).toBeUndefined()
  })
})

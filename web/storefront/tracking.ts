import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '@/lib/cookies'

/** The visitor's answer to the consent banner (Quebec's Law 25); undefined until they have given one. */
export type Consent = 'granted' | 'denied'

export const CONSENT_COOKIE = 'consent'
export const CONSENT_DAYS = 365
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

type Layered = Window & { dataLayer?: Record<string, unknown>[] }

const listeners = new Set<() => void>()

export function currentConsent(): Consent | undefined {
  const value = readCookie(CONSENT_COOKIE)
  return value === 'granted' || value === 'denied' ? value : undefined
}

/** Keeps the answer for a year. Taking consent back loads the page again, so that no measuring script is left in it. */
export function giveConsent(consent: Consent, reload = () => window.location.reload()) {
  writeCookie(CONSENT_COOKIE, consent, CONSENT_DAYS)
  for (const listener of listeners) listener()
  if (consent === 'denied' && tagManagerElement()) reload()
}

export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, currentConsent, () => undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Loads the tag manager once; called only after consent, and only when configuration has its id. */
export function startTagManager(id: string) {
  if (!id || currentConsent() !== 'granted' || tagManagerElement()) return
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(id)}`
  script.dataset.tagManager = id
  document.head.append(script)
}

/** Sends an event to the tag manager. Without consent nothing is kept, not even in memory. */
export function track(event: string, details: Record<string, string | number> = {}) {
  if (currentConsent() !== 'granted') return
  layer().push({ event, ...details })
}

function layer(): Record<string, unknown>[] {
  return ((window as Layered).dataLayer ??= [])
}

function tagManagerElement(): Element | null {
  return document.querySelector('script[data-tag-manager]')
}

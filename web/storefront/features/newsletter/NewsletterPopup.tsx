import { useEffect, useId, useState } from 'react'
import { t } from '#i18n/newsletter'
import { readCookie, writeCookie } from '@/lib/cookies'
import { IconButton } from '@/ui/IconButton'
import { NewsletterForm } from './NewsletterForm'
import css from './NewsletterPopup.module.css'

export const POPUP_AFTER_MS = 7000
export const POPUP_HIDDEN_DAYS = 15
export const POPUP_COOKIE = 'newsletter_popup_hidden'

/**
 * Invites to the newsletter 7 s after load, once per visitor and 15 days. It is a card and not a modal: it neither
 * takes focus nor hides the page. `allowed` is false on account and checkout pages; leaving them lets it appear.
 */
export function NewsletterPopup({ allowed }: { allowed: boolean }) {
  const [due, setDue] = useState(false)
  const titleId = useId()

  useEffect(() => {
    if (readCookie(POPUP_COOKIE)) return
    const timer = setTimeout(() => setDue(true), POPUP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const open = due && allowed
  function close() {
    writeCookie(POPUP_COOKIE, '1', POPUP_HIDDEN_DAYS)
    setDue(false)
  }
  useEscape(open, close)

  if (!open) return null
  return (
    <section className={css.popup} role="dialog" aria-labelledby={titleId} data-popup>
      <span className={css.strips} aria-hidden="true" />
      <IconButton className={css.close} icon="close" label={t.closePopup} onClick={close} />
      <h2 id={titleId} className={css.title}>
        {t.popupTitle}
      </h2>
      <p className={css.pitch}>{t.popupPitch}</p>
      <NewsletterForm event="popup_newsletter_subscriber" onSubscribed={() => close()} />
    </section>
  )
}

/** Escape closes the card from anywhere, unless a dialog above it wants the key. */
function useEscape(active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

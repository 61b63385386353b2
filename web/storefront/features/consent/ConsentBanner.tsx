import { useEffect, useId, useRef } from 'react'
import { t } from '#i18n/consent'
import { useSite } from '@/site/site'
import { giveConsent, startTagManager, useConsent, type Consent } from '@/storefront/tracking'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './ConsentBanner.module.css'

type ConsentBannerProps = {
  /** The footer's link asked for the question again. */
  reopened: boolean
  onAnswered: () => void
}

/** Asks once before anything is measured. Refusing is as easy as accepting: same size, same style, one click. */
export function ConsentBanner({ reopened, onAnswered }: ConsentBannerProps) {
  const { tagManagerId } = useSite()
  const consent = useConsent()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (consent === 'granted') startTagManager(tagManagerId)
  }, [consent, tagManagerId])

  useEffect(() => {
    if (reopened) title.current?.focus()
  }, [reopened])

  if (consent !== undefined && !reopened) return null
  function answer(choice: Consent) {
    giveConsent(choice)
    onAnswered()
  }
  return (
    <section className={css.banner} aria-labelledby={titleId} data-consent={reopened ? 'asked' : 'first'}>
      <h2 id={titleId} className={css.title} tabIndex={-1} ref={title}>
        {t.title}
      </h2>
      <p className={css.text}>
        {t.text}{' '}
        <Link className={layout.link} href="/politique-de-confidentialite">
          {t.privacy}
        </Link>
      </p>
      <div className={css.choices}>
        <Button variant="secondary" size="s" onClick={() => answer('denied')}>
          {t.refuse}
        </Button>
        <Button variant="secondary" size="s" onClick={() => answer('granted')}>
          {t.accept}
        </Button>
      </div>
    </section>
  )
}

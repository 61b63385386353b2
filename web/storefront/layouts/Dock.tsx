import { ConsentBanner } from '@/storefront/features/consent/ConsentBanner'
import { FeedbackWidget } from '@/storefront/features/feedback/FeedbackWidget'
import { NewsletterPopup } from '@/storefront/features/newsletter/NewsletterPopup'
import { AppDrawer } from '@/storefront/features/shell/AppDrawer'
import { ScrollTop } from '@/storefront/features/shell/ScrollTop'
import { JoinWishes } from '@/storefront/features/wishes/JoinWishes'
import { isSignInPage } from '@/storefront/session/return-path'
import { useConsent } from '@/storefront/tracking'
import { useDevice } from '@/ui/useDevice'
import css from './Dock.module.css'

type DockProps = { path: string; askConsent: boolean; onConsent: () => void }

/**
 * Everything that floats at the foot of the screen, in one stack so that nothing ever covers anything else. It lives in
 * the browser alone: what is shown depends on the visitor's cookies and screen.
 *
 * A small screen is asked one thing at a time: whatever else there is to say waits until consent is answered.
 */
export function Dock({ path, askConsent, onConsent }: DockProps) {
  const consent = useConsent()
  const asking = useDevice() !== 'desktop' && consent === undefined
  return (
    <div className={css.dock} data-quiet={isPrivate(path) || undefined}>
      <JoinWishes />
      <div className={css.right}>
        <div aria-live="polite" className={css.popup}>
          <NewsletterPopup allowed={!isPrivate(path) && !asking} />
        </div>
        <div className={css.corner}>
          <div className={css.top}>
            <ScrollTop />
          </div>
          <FeedbackWidget />
        </div>
      </div>
      <div className={css.foot} ref={keepClear}>
        <ConsentBanner reopened={askConsent} onAnswered={onConsent} />
        {!asking && <AppDrawer />}
      </div>
    </div>
  )
}

/**
 * Tells the page how tall the questions at its foot are, so that the end of the footer, and whatever takes focus, can
 * be scrolled clear of them.
 */
function keepClear(foot: HTMLElement | null) {
  if (!foot || typeof ResizeObserver === 'undefined') return
  const root = document.documentElement
  const observer = new ResizeObserver(() => root.style.setProperty('--foot', `${foot.offsetHeight}px`))
  observer.observe(foot)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--foot')
  }
}

/** Account and checkout pages, and the way into an account, where nobody should be interrupted. */
export function isPrivate(path: string): boolean {
  return /^\/(compte|panier)(\/|$)/.test(path) || isSignInPage(path)
}

import { useState } from 'react'
import sign from '@/assets/brand/logo-signe.svg'
import { t } from '#i18n/shell'
import { readCookie, writeCookie } from '@/lib/cookies'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { useDevice } from '@/ui/useDevice'
import css from './AppDrawer.module.css'
import { APP_DRAWER_HIDDEN_DAYS } from './timings'

export const APP_DRAWER_COOKIE = 'app_drawer_hidden'

/** Tells phones and tablets of the mobile app, at the foot of the screen. Closing it hides it for 100 days. */
export function AppDrawer() {
  const { name, apps } = useSite()
  const device = useDevice()
  const [hidden, setHidden] = useState(() => readCookie(APP_DRAWER_COOKIE) !== undefined)
  const links = appsFor(navigator.userAgent).filter((system) => apps[system])

  if (hidden || device === 'desktop' || links.length === 0) return null
  function close() {
    writeCookie(APP_DRAWER_COOKIE, '1', APP_DRAWER_HIDDEN_DAYS)
    setHidden(true)
  }
  return (
    <aside className={css.drawer} aria-label={t.appDrawer(name)} data-app-drawer>
      <img className={css.sign} src={sign} alt="" width={40} height={40} />
      <p className={css.text}>
        <strong className={css.name}>{t.appDrawer(name)}</strong>
        <span className={css.pitch}>{t.appDrawerText}</span>
      </p>
      <div className={css.links}>
        {links.map((system) => (
          <Button
            key={system}
            size="s"
            variant="secondary"
            href={apps[system]}
            target="_blank"
            rel="noopener"
            aria-label={t.appDrawerOpen(t[system])}
          >
            {t[system]}
          </Button>
        ))}
      </div>
      <IconButton className={css.close} icon="close" label={t.appDrawerClose} onClick={close} />
    </aside>
  )
}

/** The app that fits the phone; both when the browser does not say. */
export function appsFor(userAgent: string): ('ios' | 'android')[] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ['ios']
  if (/Android/.test(userAgent)) return ['android']
  return ['ios', 'android']
}

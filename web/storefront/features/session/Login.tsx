import { useEffect, useRef } from 'react'
import { t } from '#i18n/session'
import { classNames } from '@/lib/class-names'
import { useNavigator, useView } from '@/router/navigation'
import { cameFrom } from '@/storefront/session/came-from'
import { returnPath } from '@/storefront/session/return-path'
import { useSessionState } from '@/session/session-context'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import css from './Login.module.css'
import { LoginForm } from '@/session/forms/LoginForm'
import { RegisterForm } from '@/session/forms/RegisterForm'

/** Signing in, registering, or going on as a guest; then back to where the visitor was. */
export function Login() {
  const { query } = useView().context
  const { push, replace } = useNavigator()
  const { status } = useSessionState()
  const asked = returnPath(query.get('retour'), window.location.origin)
  const back = asked ?? cameFrom() ?? '/compte'
  const busy = useRef(false)
  const leave = () => void replace(back).catch(() => {})

  // Somebody who is signed in already, here or in another tab, has nothing to do on this page.
  useEffect(() => {
    if (status === 'signedIn' && !busy.current) replace(back).catch(() => {})
  }, [status, back, replace])

  return (
    <div className={classNames(layout.frame, css.page)} onSubmitCapture={() => void (busy.current = true)}>
      <h1>{t.login.title}</h1>
      <div className={css.cards}>
        <section className={classNames(css.card, css.known)}>
          <h2 className={css.title}>{t.login.formTitle}</h2>
          <p className={css.text}>{t.login.formText}</p>
          <LoginForm onSignedIn={leave} />
        </section>
        <Guest back={asked} />
        <section className={classNames(css.card, css.new)}>
          <h2 className={css.title}>{t.register.title}</h2>
          <p className={css.text}>{t.register.text}</p>
          <RegisterForm onSignedIn={leave} onPending={() => void push('/verification-de-compte').catch(() => {})} />
        </section>
      </div>
    </div>
  )
}

/** Everything but the account is open to guests: they go on where they were headed, or to the shops. */
function Guest({ back }: { back: string | undefined }) {
  const open = back && !/^\/compte(\/|$)/.test(back) ? back : '/'
  return (
    <section className={classNames(css.card, css.guest)}>
      <h2 className={css.title}>{t.guest.title}</h2>
      <p className={css.text}>{t.guest.text}</p>
      <div className={css.actions}>
        <Button variant="secondary" href={open}>
          {t.guest.goOn}
        </Button>
        <Button variant="link" href="/suivi-de-commande">
          {t.guest.track}
        </Button>
      </div>
    </section>
  )
}

import { t } from '#i18n/operator'
import { LoginForm } from '@/session/forms/LoginForm'
import css from './entry.module.css'

/** Signing in with the same account as everywhere on the market. Accounts are not opened here. */
export function SignIn({ email }: { email?: string }) {
  return (
    <section className={css.sheet}>
      <h1>{t.entry.title}</h1>
      <p className={css.lead}>{t.entry.lead}</p>
      {/* The page that was asked for takes this one's place. */}
      <LoginForm onSignedIn={() => {}} {...(email && { email })} />
    </section>
  )
}

import { t } from '#i18n/operator'
import { useVisitor } from '@/session/visitor'
import { useSession } from '@/session/session-context'
import { Button } from '@/ui/Button'
import css from './entry.module.css'

/** The market has no operator yet: only the command line makes the first. */
export function NoOperator({ command }: { command: string }) {
  return (
    <section className={css.sheet}>
      <h1>{t.entry.noOperator.title}</h1>
      <p className={css.lead}>{t.entry.noOperator.text}</p>
      <pre className={css.command}>
        <code>{command}</code>
      </pre>
      <p className={css.lead}>{t.entry.noOperator.after}</p>
    </section>
  )
}

/** Someone with an account of the market who does not run it. */
export function NotOperator() {
  const session = useSession()
  const email = useVisitor()?.email ?? ''
  return (
    <section className={css.sheet}>
      <h1>{t.entry.notOperator.title}</h1>
      <p className={css.lead}>{t.entry.notOperator.text(email)}</p>
      <Button variant="secondary" onClick={() => void session.signOut()}>
        {t.entry.notOperator.other}
      </Button>
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { t } from '#i18n/session'
import { CodeForm, CodeRequest } from '@/session/forms/CodeForms'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import css from './Join.module.css'

const words = t.verification

/** The code that was sent by e-mail, where configuration asks for one; or another code. */
export function Verify({ onVerified }: { onVerified: () => void }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [asking])
  return (
    <section className={css.sheet}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {asking ? words.requestTitle : words.title}
      </h1>
      <p className={css.lead}>{asking ? words.requestText : words.text}</p>
      {sent && !asking && <Alert kind="success">{words.sent(sent)}</Alert>}
      {asking ? (
        <CodeRequest
          onSent={(email) => {
            setSent(email)
            setAsking(false)
          }}
        />
      ) : (
        <CodeForm code="" onVerified={onVerified} />
      )}
      <Button variant="link" className={css.other} onClick={() => setAsking(!asking)}>
        {asking ? words.haveCode : words.askAnother}
      </Button>
    </section>
  )
}

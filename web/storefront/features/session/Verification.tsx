import { useState } from 'react'
import { t } from '#i18n/session'
import { useView } from '@/router/navigation'
import { Button } from '@/ui/Button'
import { CodeForm, CodeRequest } from '@/session/forms/CodeForms'
import css from './Sheet.module.css'
import { Sheet } from './Sheet'

const words = t.verification

type Stage = { at: 'code' | 'request' | 'done' } | { at: 'sent'; email: string }

/** A new customer types the code of the letter, or asks for another one. The letter's link brings the code along. */
export function Verification() {
  const code = useView().context.query.get('code') ?? ''
  const [stage, setStage] = useState<Stage>({ at: 'code' })
  const [moved, setMoved] = useState(false)
  const go = (next: Stage) => {
    setMoved(true)
    setStage(next)
  }
  const enter = () => go({ at: 'code' })
  switch (stage.at) {
    case 'code':
      return (
        <Sheet key="code" title={words.title} text={words.text} news={moved}>
          <CodeForm code={code} onVerified={() => go({ at: 'done' })} />
          <Other label={words.askAnother} onClick={() => go({ at: 'request' })} />
        </Sheet>
      )
    case 'request':
      return (
        <Sheet key="request" title={words.requestTitle} text={words.requestText} news>
          <CodeRequest onSent={(email) => go({ at: 'sent', email })} />
          <Other label={words.haveCode} onClick={enter} />
        </Sheet>
      )
    case 'sent':
      return (
        <Sheet key="sent" title={words.sentTitle} text={words.sent(stage.email)} mark="check" news>
          <div className={css.actions}>
            <Button onClick={enter}>{words.enter}</Button>
          </div>
        </Sheet>
      )
    case 'done':
      return (
        <Sheet key="done" title={words.doneTitle} text={words.done} mark="check" news>
          <div className={css.actions}>
            <Button href="/connexion">{t.toSignIn}</Button>
          </div>
        </Sheet>
      )
  }
}

function Other({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className={css.actions}>
      <Button variant="link" onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}

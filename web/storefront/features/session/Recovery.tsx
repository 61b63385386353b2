import { useState } from 'react'
import { t } from '#i18n/session'
import { refusal } from '@/api/refusal'
import { Button } from '@/ui/Button'
import { requestReset } from '@/session/forms/calls'
import { EmailForm } from '@/session/forms/EmailForm'
import css from './Sheet.module.css'
import { Sheet } from './Sheet'

const words = t.recovery

/** Asks for a link to choose a new password. It never tells whether an address has an account. */
export function Recovery() {
  const [sentTo, setSentTo] = useState<string>()
  const back = (
    <div className={css.actions}>
      <Button variant="link" href="/connexion">
        {words.back}
      </Button>
    </div>
  )
  if (sentTo !== undefined) {
    return (
      <Sheet key="sent" title={words.sentTitle} text={words.sent(sentTo)} mark="check" news>
        {back}
      </Sheet>
    )
  }
  return (
    <Sheet key="ask" title={words.title} text={words.text}>
      <EmailForm
        submit={words.submit}
        send={requestReset}
        onSent={setSentTo}
        failure={(error) => refusal(error) ?? t.generic}
      />
      {back}
    </Sheet>
  )
}

import { useEffect, useRef, useState } from 'react'
import { t } from '#i18n/contact'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { useSite } from '@/site/site'
import { useVisitor, type Visitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { DynamicForm } from '@/ui/DynamicForm'
import type { FormValues } from '@/ui/dynamic-field'
import { Icon } from '@/ui/Icon'
import { toast } from '@/ui/toast'
import css from './Contact.module.css'
import { contactFields, subjectOf } from './fields'
import { sendContactMessage, type ContactMessage } from './send'

/** A message to the operator: typed, sent, then confirmed. A failure keeps the text. */
export function ContactForm() {
  const { captchaKey } = useSite()
  const visitor = useVisitor()
  const [answerTo, setAnswerTo] = useState<string>()

  async function send(values: FormValues, form: HTMLFormElement) {
    const message = { ...messageOf(values, visitor), ...caught(form) }
    try {
      await sendContactMessage(message, captchaKey)
      toast('success', t.sent)
      setAnswerTo(message.email)
    } catch (error) {
      toast('error', refusal(error) ?? t.failed)
      return fieldErrors(error)
    }
  }

  if (answerTo) return <Thanks email={answerTo} onAnother={() => setAnswerTo(undefined)} />
  return (
    <>
      {visitor && <p className={css.as}>{t.asVisitor(`${visitor.firstName} ${visitor.lastName}`, visitor.email)}</p>}
      <DynamicForm
        key={visitor?.id ?? 'guest'}
        label={t.form}
        submit={t.send}
        fields={contactFields(visitor !== null)}
        onSubmit={send}
      >
        <RobotTrap />
      </DynamicForm>
    </>
  )
}

function messageOf(values: FormValues, visitor: Visitor | null): ContactMessage {
  const text = (name: string) => String(values[name] ?? '')
  return {
    name: visitor ? `${visitor.firstName} ${visitor.lastName}` : text('name'),
    email: visitor?.email ?? text('email'),
    subject: subjectOf(text('subject')),
    message: text('message'),
  }
}

function Thanks({ email, onAnother }: { email: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={css.thanks}>
      <Icon name="checkCircle" size="l" />
      <h2 ref={title} className={css.thanksTitle} tabIndex={-1}>
        {t.thanksTitle}
      </h2>
      <p>{t.thanks(email)}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { useMe } from '@/operator/me-context'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import css from './entry.module.css'
import { renewRecovery } from './queries'
import { RecoveryCodes } from './RecoveryCodes'

const words = t.access

/** What lets the operator at the desk in: how many recovery codes are left, and new ones for a code of the phone. */
export function MyAccess() {
  const { email, recoveryCodes } = useMe()
  const invalidate = useInvalidate()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewRecovery,
    onSuccess: (made) => {
      setCodes(made)
      setCode('')
    },
  })
  const done = () => {
    setCodes(undefined)
    toast('success', words.done)
    void invalidate(['/operator/me', '/operator/journal'])
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  return (
    <div className={css.own}>
      <TitleBar title={words.title} lead={email} />
      <DecisionPanel
        title={words.codes}
        preview={{
          effects: [
            { icon: 'shield', words: words.ends },
            { icon: 'eye', words: words.once },
            { icon: 'book', words: words.journal },
          ],
        }}
        submit={words.submit}
        disabled={code.trim() === ''}
        sending={isPending}
        error={error ? (refusal(error) ?? t.failed) : undefined}
        onSubmit={() => mutate(code.replace(/\s/g, ''))}
      >
        <p>{words.left(recoveryCodes)}</p>
        <Field label={words.code} help={words.codeHelp}>
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </DecisionPanel>
    </div>
  )
}

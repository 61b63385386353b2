import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator'
import { Button } from '@/ui/Button'
import { CodeForm } from './CodeForm'
import css from './entry.module.css'
import { entryQuery, openSession, useEnter } from './queries'

const words = t.entry.code

/** The second factor, asked at the beginning of a session and after a while without a call. */
export function FactorCode() {
  const [recovering, setRecovering] = useState(false)
  const { data: entry } = useQuery(entryQuery())
  const enter = useEnter()
  const open = useMutation({ mutationFn: openSession, onSuccess: enter })
  const kind = recovering ? words.recovery : words.app
  return (
    <section className={css.sheet}>
      <h1>{words.title}</h1>
      <p className={css.lead}>{kind.text}</p>
      <CodeForm
        key={kind.label}
        label={kind.label}
        submit={words.submit}
        digits={!recovering}
        send={(code) => open.mutate(recovering ? { recoveryCode: code } : { code })}
        sending={open.isPending}
        error={open.error}
      />
      <Button
        variant="link"
        className={css.other}
        onClick={() => {
          open.reset()
          setRecovering(!recovering)
        }}
      >
        {kind.other}
      </Button>
      {entry?.demoCode && !recovering && <p className={css.demo}>{words.demo(entry.demoCode)}</p>}
    </section>
  )
}

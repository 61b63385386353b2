import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { CodeForm } from './CodeForm'
import css from './entry.module.css'
import { confirmFactor, makeFactor, useEnter, type Factor } from './queries'
import { RecoveryCodes } from './RecoveryCodes'

const words = t.entry.setup

/** An operator's first visit: an application for codes is tied to the account. */
export function FactorSetup() {
  const [codes, setCodes] = useState<readonly string[]>()
  const enter = useEnter()
  // A new secret at each visit of this page, and only one: it is in force once a code of it was typed.
  const factor = useQuery({ queryKey: ['new factor'], queryFn: makeFactor, staleTime: Infinity, retry: false })
  const confirm = useMutation({
    mutationFn: confirmFactor,
    onSuccess: setCodes,
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void enter()} />
  return (
    <section className={css.sheet}>
      <h1>{words.title}</h1>
      <p className={css.lead}>{words.text}</p>
      <Loaded query={factor} skeleton={<Skeleton height="14rem" />}>
        {(made) => (
          <>
            <Secret factor={made} />
            <CodeForm
              label={words.code}
              submit={words.submit}
              digits
              send={confirm.mutate}
              sending={confirm.isPending}
              error={confirm.error}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Secret({ factor: { secret, address, qr } }: { factor: Factor }) {
  return (
    <div className={css.secret}>
      <img src={qr} alt={words.picture} width={192} height={192} />
      <div>
        <p>{words.bySecret}</p>
        <code className={css.letters}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <p>
          <Link className={layout.link} href={address}>
            {words.open}
          </Link>
        </p>
      </div>
    </div>
  )
}

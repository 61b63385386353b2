import { useState } from 'react'
import { t } from '#i18n/seller-join'
import { useView } from '@/router/navigation'
import { LoginForm } from '@/session/forms/LoginForm'
import { RegisterForm } from '@/session/forms/RegisterForm'
import { useSite } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Icon } from '@/ui/Icon'
import { Tabs } from '@/ui/Tabs'
import css from './Join.module.css'
import { Verify } from './Verify'

/** The name of the parameter that brings the e-mail of a start form along. */
const EMAIL = 'courriel'

type Stage = 'new' | 'known' | 'code' | 'verified'

/** Signing up as a seller, with the same account as a customer's. The next step appears after signing in. */
export function Join() {
  const email = useView().context.query.get(EMAIL) ?? ''
  const [stage, setStage] = useState<Stage>(email ? 'new' : 'known')
  if (stage === 'code') return <Verify onVerified={() => setStage('verified')} />
  const tabs = [
    { id: 'known', label: t.known, panel: <LoginForm email={email} onSignedIn={stay} /> },
    {
      id: 'new',
      label: t.new,
      panel: <RegisterForm email={email} onSignedIn={stay} onPending={() => setStage('code')} />,
    },
  ]
  return (
    <div className={css.page}>
      <Promise />
      <section className={css.card} aria-label={t.account}>
        {stage === 'verified' && <Alert kind="success">{t.verified}</Alert>}
        <Tabs
          label={t.account}
          tabs={tabs}
          selected={stage === 'new' ? 'new' : 'known'}
          onSelect={(id) => setStage(id as Stage)}
        />
      </section>
    </div>
  )
}

/** The page that was asked for takes this one's place. */
const stay = () => {}

/** What selling here takes and costs. */
function Promise() {
  const { name } = useSite()
  return (
    <div>
      <h1>{t.title(name)}</h1>
      <p className={css.lead}>{t.lead}</p>
      <ol className={css.steps}>
        {t.steps.map((step) => (
          <li key={step}>
            <Icon name="checkCircle" />
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import { Record } from '@/desk/Record'
import { useMay } from '@/operator/me-context'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import type { PersonAct } from './ActPanel'
import css from './people.module.css'

type FileFrameProps<A extends PersonAct> = {
  file: { name: string; email: string }
  badge: ReactNode
  /** What stands above everything else. */
  notice?: ReactNode
  /** What can be done; a sentence says why nothing can. */
  acts: readonly A[] | string
  panel: (act: A, close: () => void) => ReactNode
  facts: ReactNode
  children: ReactNode
}

/** The file of a person, with or without an account: who, what can be done, facts beside what they did. */
export function FileFrame<A extends PersonAct>({
  file: { name, email },
  badge,
  notice,
  acts,
  panel,
  facts,
  children,
}: FileFrameProps<A>) {
  const [act, setAct] = useState<A>()
  const may = useMay('people.act')
  return (
    <>
      <TitleBar
        title={name}
        back={{ href: to('/personnes'), label: t.title }}
        lead={
          <span className={css.lead}>
            {email} {badge}
          </span>
        }
      />
      {notice}
      <Record
        decision={act && panel(act, () => setAct(undefined))}
        side={
          <>
            {may && !act && <Acts acts={acts} onChoose={setAct} />}
            {facts}
          </>
        }
      >
        {children}
      </Record>
    </>
  )
}

type ActsProps<A> = { acts: readonly A[] | string; onChoose: (act: A) => void }

function Acts<A extends PersonAct>({ acts, onChoose }: ActsProps<A>) {
  if (typeof acts === 'string') return <p className={css.soft}>{acts}</p>
  return (
    <div className={css.acts} role="group" aria-label={t.acts.label}>
      {acts.map((act) => (
        <Button key={act} size="s" variant="secondary" onClick={() => onChoose(act)}>
          {t.acts[act].open}
        </Button>
      ))}
    </div>
  )
}

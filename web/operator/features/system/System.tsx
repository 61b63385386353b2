import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { FilterLinks } from '@/desk/FilterLinks'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import type { ListState } from '@/desk/use-list-state'
import { useMay } from '@/operator/me-context'
import { TitleBar } from '@/ui/TitleBar'
import { Configuration } from './Configuration'
import { DropPanel } from './DropPanel'
import { Jobs } from './Jobs'
import { LetterPanel } from './LetterPanel'
import { Letters } from './Letters'
import { stateQuery, type MachineState } from './queries'
import { StatePanels } from './StatePanels'

/** Parameters of the page's address: which list, which letter is read, which job is given up. */
export const VIEW = 'vue'
const LETTER = 'lettre'
const JOB = 'travail'

type ViewName = '' | 'lettres-en-attente' | 'lettres-parties' | 'travaux' | 'travaux-en-attente' | 'configuration'

/** How the machine does: what failed, what waits, what it is made of. */
export function System({ state }: { state: ListState }) {
  const query = useQuery(stateQuery())
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <ListBody query={query} failed={t.failed}>
        {(machine) => <Machine machine={machine} state={state} />}
      </ListBody>
    </>
  )
}

function Machine({ machine, state }: { machine: MachineState; state: ListState }) {
  const may = useMay('system.act')
  const first: ViewName = may ? '' : 'travaux'
  const view = (state.get(VIEW) || first) as ViewName
  const views: { id: ViewName; label: string; count?: number }[] = [
    ...(may
      ? ([
          { id: '', label: t.views.letters, count: machine.letters.failed },
          { id: 'lettres-en-attente', label: t.views.waitingLetters, count: machine.letters.waiting },
          { id: 'lettres-parties', label: t.views.sentLetters },
        ] as const)
      : []),
    { id: 'travaux', label: t.views.jobs, count: machine.jobs.failed },
    { id: 'travaux-en-attente', label: t.views.waitingJobs, count: machine.jobs.waiting },
  ]
  const close = () => state.go({ [LETTER]: '', [JOB]: '' })
  const letter = state.get(LETTER)
  const job = state.get(JOB)
  const decision = letter ? (
    <LetterPanel key={letter} id={letter} onClose={close} />
  ) : (
    job && <DropPanel key={job} id={job} onClose={close} />
  )
  return (
    <Record
      decision={decision}
      side={
        <StatePanels machine={machine} configHref={state.href({ [VIEW]: 'configuration', [LETTER]: '', [JOB]: '' })} />
      }
    >
      <div>
        <FilterLinks
          label={t.views.label}
          selected={view}
          filters={views.map((one) => ({ ...one, href: state.href({ [VIEW]: one.id, [LETTER]: '', [JOB]: '' }) }))}
        />
        <List
          view={view}
          letterHref={(id) => state.href({ [LETTER]: id })}
          dropHref={(id) => state.href({ [JOB]: id })}
        />
      </div>
    </Record>
  )
}

type ListProps = { view: ViewName; letterHref: (id: string) => string; dropHref: (id: string) => string }

function List({ view, letterHref, dropHref }: ListProps) {
  switch (view) {
    case 'lettres-en-attente':
      return <Letters state="ready" hrefOf={letterHref} />
    case 'lettres-parties':
      return <Letters state="done" hrefOf={letterHref} />
    case 'travaux':
      return <Jobs state="failed" dropHref={dropHref} />
    case 'travaux-en-attente':
      return <Jobs state="ready" dropHref={dropHref} />
    case 'configuration':
      return <Configuration />
    default:
      return <Letters state="failed" hrefOf={letterHref} />
  }
}

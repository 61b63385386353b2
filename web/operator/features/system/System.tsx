import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { FilterLinks } from '@/desk/FilterLinks'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import type { ListChanges, ListState } from '@/desk/use-list-state'
import { useMay, useMe } from '@/operator/me-context'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { Configuration } from './Configuration'
import { DropPanel } from './DropPanel'
import { Jobs } from './Jobs'
import { LetterPanel } from './LetterPanel'
import { Letters } from './Letters'
import { drop, dropLetter, stateQuery, type MachineState } from './queries'
import { ResendPanel } from './ResendPanel'
import { StatePanels } from './StatePanels'
import css from './system.module.css'

/** Parameters of the page's address: which list, which letter is read, which job or letter is given up, whether all
 *  failed letters are sent again. */
export const VIEW = 'vue'
const LETTER = 'lettre'
const JOB = 'travail'
const DROPPED = 'abandon'
const RESEND = 'renvoi'
/** Nothing is open beside the list. */
const CLOSED = { [LETTER]: '', [JOB]: '', [DROPPED]: '', [RESEND]: '' }

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
  const { lettersKept } = useMe()
  const first: ViewName = may ? '' : 'travaux'
  const view = (state.get(VIEW) || first) as ViewName
  const views: { id: ViewName; label: string; count?: number }[] = [
    ...(may
      ? ([
          { id: '', label: t.views.letters, count: machine.letters.failed },
          { id: 'lettres-en-attente', label: t.views.waitingLetters, count: machine.letters.waiting },
          { id: 'lettres-parties', label: lettersKept ? t.views.keptLetters : t.views.sentLetters },
        ] as const)
      : []),
    { id: 'travaux', label: t.views.jobs, count: machine.jobs.failed },
    { id: 'travaux-en-attente', label: t.views.waitingJobs, count: machine.jobs.waiting },
  ]
  return (
    <Record
      decision={decisionOf(machine, state)}
      side={<StatePanels machine={machine} configHref={state.href({ ...CLOSED, [VIEW]: 'configuration' })} />}
    >
      <div>
        <FilterLinks
          label={t.views.label}
          selected={view}
          filters={views.map((one) => ({ ...one, href: state.href({ ...CLOSED, [VIEW]: one.id }) }))}
        />
        {may && view === '' && machine.letters.failed > 1 && (
          <div className={css.all}>
            <Button size="s" variant="secondary" href={hrefHere(state, { [RESEND]: 'toutes' })}>
              {t.resendAll.open}
            </Button>
          </div>
        )}
        <List view={view} state={state} />
      </div>
    </Record>
  )
}

/** The address of something beside the list, which stays at its page. */
const hrefHere = (state: ListState, open: ListChanges) => state.href({ ...CLOSED, ...open, avant: state.get('avant') })

/** What is read or decided beside the list. */
function decisionOf(machine: MachineState, state: ListState) {
  const close = () => state.go({ ...CLOSED, avant: state.get('avant') })
  const [letter, job, dropped] = [state.get(LETTER), state.get(JOB), state.get(DROPPED)]
  if (letter) {
    const dropHref = hrefHere(state, { [DROPPED]: letter })
    return <LetterPanel key={letter} id={letter} dropHref={dropHref} onClose={close} />
  }
  if (job) return <DropPanel key={job} words={t.drop} act={(reason) => drop(job, reason)} onClose={close} />
  if (dropped) {
    const act = (reason: string) => dropLetter(dropped, reason)
    return <DropPanel key={dropped} words={t.dropLetter} act={act} onClose={close} />
  }
  if (state.get(RESEND)) return <ResendPanel failed={machine.letters.failed} onClose={close} />
  return null
}

function List({ view, state }: { view: ViewName; state: ListState }) {
  const letterHref = (id: string) => hrefHere(state, { [LETTER]: id })
  const dropHref = (id: string) => hrefHere(state, { [JOB]: id })
  switch (view) {
    case 'lettres-en-attente':
      return <Letters of="ready" state={state} hrefOf={letterHref} />
    case 'lettres-parties':
      return <Letters of="done" state={state} hrefOf={letterHref} />
    case 'travaux':
      return <Jobs of="failed" state={state} dropHref={dropHref} />
    case 'travaux-en-attente':
      return <Jobs of="ready" state={state} dropHref={dropHref} />
    case 'configuration':
      return <Configuration />
    default:
      return <Letters of="failed" state={state} hrefOf={letterHref} />
  }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { useMay } from '@/operator/me-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { ActPanel, type PersonAct } from './ActPanel'
import { Facts } from './Facts'
import { Notes } from './Notes'
import { PersonState } from './People'
import css from './people.module.css'
import { personQuery, type PersonFile } from './queries'
import { Relations } from './Relations'

/** The file of a person: orders, sessions, consents, shops, notes, and what can be done. */
export function Person({ id }: { id: string }) {
  const query = useQuery(personQuery(id))
  return (
    <ListBody query={query} failed={t.file.failed}>
      {(file) => <File file={file} />}
    </ListBody>
  )
}

function File({ file }: { file: PersonFile }) {
  const [act, setAct] = useState<PersonAct>()
  const may = useMay('people.act')
  const close = () => setAct(undefined)
  return (
    <>
      <TitleBar
        title={file.name}
        back={{ href: to('/personnes'), label: t.title }}
        lead={
          <span className={css.lead}>
            {file.email} <PersonState row={file} />
          </span>
        }
      />
      {file.suspendedAt && (
        <Alert kind="error" title={t.file.suspended}>
          {file.suspendedReason}
        </Alert>
      )}
      <Record
        decision={act && <ActPanel key={act} file={file} act={act} onClose={close} />}
        side={
          <>
            {may && !act && <Acts file={file} onChoose={setAct} />}
            <Facts file={file} />
          </>
        }
      >
        <Relations file={file} />
        <Notes file={file} />
      </Record>
    </>
  )
}

/** What can be done with a person; an operator's account is not touched from here. */
function Acts({ file, onChoose }: { file: PersonFile; onChoose: (act: PersonAct) => void }) {
  if (file.operator) return <p className={css.soft}>{t.acts.operator}</p>
  const list: PersonAct[] = [file.suspendedAt ? 'reinstate' : 'suspend', 'end-sessions', 'export', 'erase']
  return (
    <div className={css.acts} role="group" aria-label={t.acts.label}>
      {list.map((act) => (
        <Button key={act} size="s" variant="secondary" onClick={() => onChoose(act)}>
          {t.acts[act].open}
        </Button>
      ))}
    </div>
  )
}

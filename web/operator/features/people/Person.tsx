import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-people'
import { ListBody } from '@/desk/ListBody'
import { Alert } from '@/ui/Alert'
import { ActPanel, type PersonAct } from './ActPanel'
import { Facts } from './Facts'
import { FileFrame } from './FileFrame'
import { Notes } from './Notes'
import { PersonState } from './People'
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
  return (
    <FileFrame<PersonAct>
      file={file}
      badge={<PersonState row={file} />}
      notice={
        file.suspendedAt && (
          <Alert kind="error" title={t.file.suspended}>
            {file.suspendedReason}
          </Alert>
        )
      }
      // An operator's account is not touched from here.
      acts={
        file.operator
          ? t.acts.operator
          : [file.suspendedAt ? 'reinstate' : 'suspend', 'end-sessions', 'export', 'erase']
      }
      panel={(act, close) => <ActPanel key={act} file={file} act={act} onClose={close} />}
      facts={<Facts file={file} />}
    >
      <Relations file={file} />
      <Notes file={file} />
    </FileFrame>
  )
}

import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import type { Effect } from '@/desk/DecisionPanel'
import { useNavigator } from '@/router/navigation'
import { useDownload } from '@/ui/useDownload'
import { FilePanel } from './FilePanel'
import { act as send, erase, exportFile, useFileChanged, type Act, type PersonFile } from './queries'

export type PersonAct = Act | 'export' | 'erase'

/** Something done to a person with an account. */
export function ActPanel({ file, act, onClose }: { file: PersonFile; act: PersonAct; onClose: () => void }) {
  const changed = useFileChanged(file.id)
  const { push } = useNavigator()
  const { download } = useDownload(t.notSaved)
  const words = t.acts[act]
  async function carryOut(reason: string) {
    if (act === 'export') return download(() => exportFile(file.id, reason), t.acts.export.file)
    if (act === 'erase') return erase(file.id, reason)
    return changed(await send(file.id, act, reason))
  }
  return (
    <FilePanel
      title={words.title}
      effects={effectsOf(file, act)}
      submit={words.submit(file.firstName)}
      done={words.done(file.name)}
      help={act === 'suspend' ? t.acts.suspend.reasonHelp : undefined}
      note={act === 'erase' ? t.acts.erase.note : undefined}
      act={carryOut}
      after={async () => {
        if (act === 'erase') await push(to('/personnes'))
        else onClose()
        await changed()
      }}
      onClose={onClose}
    />
  )
}

function effectsOf(file: PersonFile, act: PersonAct): Effect[] {
  const sessions: Effect = { icon: 'lock', words: t.acts.sessionsEnd(file.sessions.length, file.sessionsKnown) }
  switch (act) {
    case 'suspend':
      return [
        sessions,
        { icon: 'parcel', words: t.acts.suspend.orders(file.underWay) },
        { icon: 'letter', words: t.acts.suspend.letter(file.email) },
        ...(file.shops.length > 0 ? [{ icon: 'store', words: t.acts.suspend.shops(file.shops.length) } as Effect] : []),
      ]
    case 'reinstate':
      return [{ icon: 'letter', words: t.acts.reinstate.letter(file.email) }]
    case 'end-sessions':
      return [sessions]
    case 'export':
      return [{ icon: 'download', words: t.acts.export.what }]
    case 'erase':
      return [
        { icon: 'people', words: t.acts.erase.what },
        { icon: 'page', words: t.acts.erase.kept },
        { icon: 'letter', words: t.acts.erase.letter(file.email) },
      ]
  }
}

import { t } from '#i18n/operator-people'
import { useInvalidate } from '@/api/invalidate'
import { to } from '@/desk/address'
import type { Effect } from '@/desk/DecisionPanel'
import { useNavigator } from '@/router/navigation'
import { useDownload } from '@/ui/useDownload'
import { FilePanel } from './FilePanel'
import { eraseGuest, exportGuest, type GuestFile } from './queries'

export type GuestAct = 'export' | 'erase'

/** Gives or erases what is kept about someone without an account. */
export function GuestPanel({ file, act, onClose }: { file: GuestFile; act: GuestAct; onClose: () => void }) {
  const invalidate = useInvalidate()
  const { push } = useNavigator()
  const { download } = useDownload(t.notSaved)
  const { orderId, name } = file
  const words = t.guests[act]
  if (act === 'export')
    return (
      <FilePanel
        title={words.title}
        effects={[{ icon: 'download', words: words.what }]}
        submit={words.submit}
        done={t.acts.export.done(name)}
        act={(reason) => download(() => exportGuest(orderId, reason), t.acts.export.file)}
        after={async () => {
          onClose()
          await invalidate(['/operator/journal'])
        }}
        onClose={onClose}
      />
    )
  const effects: Effect[] = [
    { icon: 'people', words: words.what },
    { icon: 'page', words: t.guests.erase.kept },
  ]
  return (
    <FilePanel
      title={words.title}
      effects={effects}
      submit={words.submit}
      done={t.guests.erase.done(name)}
      note={t.acts.erase.note}
      act={(reason) => eraseGuest(orderId, reason)}
      after={async () => {
        await invalidate(['/operator/guests', '/operator/journal'])
        await push(to('/personnes'))
      }}
      onClose={onClose}
    />
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-people'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useNavigator } from '@/router/navigation'
import { toast } from '@/ui/toast'
import { useDownload } from '@/ui/useDownload'
import { act as send, erase, exportFile, useFileChanged, type Act, type PersonFile } from './queries'

export type PersonAct = Act | 'export' | 'erase'

/** Something done to a person: what will happen, why, then the button. */
export function ActPanel({ file, act, onClose }: { file: PersonFile; act: PersonAct; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useFileChanged(file.id)
  const { push } = useNavigator()
  const { busy, download } = useDownload(t.notSaved)
  const words = t.acts[act]
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<PersonFile | undefined> => {
      if (act === 'erase') await erase(file.id, reason)
      return act === 'erase' || act === 'export' ? undefined : send(file.id, act, reason)
    },
    networkMode: 'always',
    onSuccess: async (fresh) => {
      toast('success', words.done(file.name))
      if (act === 'erase') {
        await changed()
        return push(to('/personnes'))
      }
      onClose()
      return changed(fresh)
    },
  })
  async function save() {
    if (!(await download(() => exportFile(file.id, reason), t.acts.export.file))) return
    toast('success', words.done(file.name))
    onClose()
    await changed()
  }
  return (
    <DecisionPanel
      title={words.title}
      preview={{ effects: effectsOf(file, act) }}
      submit={words.submit(file.firstName)}
      sending={isPending || busy}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() === '') return
        if (act === 'export') void save()
        else mutate()
      }}
      onClose={onClose}
      {...(act === 'erase' && { note: t.acts.erase.note })}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.acts.reasonMissing : undefined}
        {...(act === 'suspend' && { help: t.acts.suspend.reasonHelp })}
      />
    </DecisionPanel>
  )
}

function effectsOf(file: PersonFile, act: PersonAct): Effect[] {
  const journal: Effect = { icon: 'book', words: t.acts.journal }
  const sessions: Effect = { icon: 'lock', words: t.acts.sessionsEnd(file.sessions.length, file.sessionsKnown) }
  switch (act) {
    case 'suspend':
      return [
        sessions,
        { icon: 'parcel', words: t.acts.suspend.orders(file.underWay) },
        { icon: 'letter', words: t.acts.suspend.letter(file.email) },
        ...(file.shops.length > 0 ? [{ icon: 'store', words: t.acts.suspend.shops(file.shops.length) } as Effect] : []),
        journal,
      ]
    case 'reinstate':
      return [{ icon: 'letter', words: t.acts.reinstate.letter(file.email) }, journal]
    case 'end-sessions':
      return [sessions, journal]
    case 'export':
      return [{ icon: 'download', words: t.acts.export.what }, journal]
    case 'erase':
      return [
        { icon: 'people', words: t.acts.erase.what },
        { icon: 'page', words: t.acts.erase.kept },
        { icon: 'letter', words: t.acts.erase.letter(file.email) },
        journal,
      ]
  }
}

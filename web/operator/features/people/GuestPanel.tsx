import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-people'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useNavigator } from '@/router/navigation'
import { toast } from '@/ui/toast'
import { useDownload } from '@/ui/useDownload'
import { eraseGuest, exportGuest, type GuestFile } from './queries'

export type GuestAct = 'export' | 'erase'

/** Gives or erases what is kept about someone without an account: what will happen, why, then the button. */
export function GuestPanel({ file, act, onClose }: { file: GuestFile; act: GuestAct; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const invalidate = useInvalidate()
  const { push } = useNavigator()
  const { busy, download } = useDownload(t.notSaved)
  const words = t.guests[act]
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => eraseGuest(file.orderId, reason),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', t.guests.erase.done(file.name))
      await invalidate(['/operator/guests', '/operator/journal'])
      return push(to('/personnes'))
    },
  })
  async function save() {
    if (!(await download(() => exportGuest(file.orderId, reason), t.acts.export.file))) return
    toast('success', t.acts.export.done(file.name))
    onClose()
    await invalidate(['/operator/journal'])
  }
  return (
    <DecisionPanel
      title={words.title}
      preview={{
        effects: [
          { icon: act === 'erase' ? 'people' : 'download', words: words.what },
          ...(act === 'erase' ? [{ icon: 'page' as const, words: t.guests.erase.kept }] : []),
          { icon: 'book', words: t.acts.journal },
        ],
      }}
      submit={words.submit}
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
      />
    </DecisionPanel>
  )
}

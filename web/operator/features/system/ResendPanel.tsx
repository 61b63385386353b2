import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { toast } from '@/ui/toast'
import { resendFailed, useSystemChanged } from './queries'

/** Sends every failed letter again: the morning after the mail was out. */
export function ResendPanel({ failed, onClose }: { failed: number; onClose: () => void }) {
  const changed = useSystemChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: resendFailed,
    onSuccess: async (letters) => {
      toast('success', t.resendAll.done(letters))
      onClose()
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={t.resendAll.open}
      submit={t.resendAll.submit(failed)}
      disabled={failed === 0}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      preview={{
        effects: [
          { icon: 'letter', words: t.resendAll.effect },
          { icon: 'book', words: t.resendAll.journal },
        ],
      }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p>{t.resendAll.text}</p>
    </DecisionPanel>
  )
}

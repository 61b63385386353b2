import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { FactList } from '@/desk/FactList'
import { ListBody } from '@/desk/ListBody'
import { formatDateTime } from '@/lib/format-date'
import { toast } from '@/ui/toast'
import { letterQuery, resend, useSystemChanged, type Letter } from './queries'
import css from './system.module.css'

/** A letter to read, and to send again. */
export function LetterPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(letterQuery(id))
  return (
    <ListBody query={query} failed={t.letter.failed} rows={4}>
      {(letter) => <Open letter={letter} onClose={onClose} />}
    </ListBody>
  )
}

function Open({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const changed = useSystemChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resend(letter.id),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', t.letter.done)
      onClose()
      await changed()
    },
  })
  const waits = letter.state === 'ready' || letter.state === 'running'
  return (
    <DecisionPanel
      title={letter.subject}
      submit={t.letter.submit(letter.to)}
      disabled={waits}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={waits ? t.letter.waits : t.letter.note}
      preview={{ effects: [{ icon: 'letter', words: letter.state === 'done' ? t.letter.again : t.letter.retry }] }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <FactList
        facts={[
          { label: t.letters.to, value: letter.to },
          { label: t.letter.attempts, value: letter.attempts },
          { label: t.letters.at, value: formatDateTime(letter.endedAt ?? letter.createdAt) },
          { label: t.letters.error, value: letter.error },
          { label: t.letter.files, value: letter.attachments.join(', ') },
        ]}
      />
      {letter.html ? (
        <iframe className={css.letter} title={letter.subject} sandbox="" srcDoc={letter.html} />
      ) : (
        <pre className={css.text}>{letter.text}</pre>
      )}
    </DecisionPanel>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-giveaway'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { formatCount } from '@/lib/format-money'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { act, useGiveawayChanged, type Edition } from './queries'

/** The draw, which is done once, from a text that everyone can check. */
export function DrawPanel({ edition, onClose }: { edition: Edition; onClose: () => void }) {
  const [seed, setSeed] = useState('')
  const changed = useGiveawayChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act({ kind: 'draw', seed }),
    onSuccess: async (fresh) => {
      toast('success', t.draw.done)
      onClose()
      await changed(fresh)
    },
  })
  return (
    <DecisionPanel
      title={t.draw.title}
      submit={t.draw.submit(edition.winners, formatCount(edition.entries))}
      sending={isPending}
      disabled={seed.trim() === ''}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={t.draw.note}
      preview={{
        effects: [
          { icon: 'letter', words: t.draw.letters },
          { icon: 'page', words: t.draw.page },
        ],
      }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Field label={t.draw.seed} help={edition.seedSource ? t.draw.from(edition.seedSource) : t.draw.seedHelp} required>
        <TextInput size="s" maxLength={500} value={seed} onChange={(event) => setSeed(event.target.value)} />
      </Field>
    </DecisionPanel>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-giveaway'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { keepFocusSoon } from '@/desk/keep-focus'
import { MergeNotice } from '@/desk/MergeNotice'
import { useMerge } from '@/desk/use-merge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './giveaway.module.css'
import { meanwhileOf, save, useGiveawayChanged, type Draft, type Edition } from './queries'

type Item = Draft['items'][number]
const noItem: Item = { name: '', text: '', storeSlug: '', productSlug: '' }

/** Writes the present giveaway while it is open, or the next one. */
export function EditionPanel({ edition, onClose }: { edition: Edition; onClose: () => void }) {
  const present = edition.state === 'open'
  // What is typed is on top of the edition as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState(() => ({ draft: startOf(edition, present), revision: edition.revision }))
  const [draft, setDraft] = useState(read.draft)
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }))
  const merge = useMerge<Draft>(set)
  const changed = useGiveawayChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(draft, read.revision),
    onSuccess: async (fresh) => {
      toast('success', t.edition.done)
      onClose()
      await changed(fresh)
    },
    onError: (refused) => {
      const first = meanwhileOf(refused)
      if (!first) return
      const { changedBy: who, changedAt, draft: value, revision } = first
      merge.meet(read.draft, draft, { who, at: changedAt ?? undefined, value })
      setRead({ draft: value, revision })
    },
  })
  const setItem = (index: number, change: Partial<Item>) =>
    set({ items: draft.items.map((item, at) => (at === index ? { ...item, ...change } : item)) })
  const wrong = fieldErrors(error)
  const field = (name: 'edition' | 'closesOn' | 'drawnOn' | 'seedSource', type = 'text', help?: string) => (
    <Field label={t.edition[name]} error={wrong[name]} {...(help && { help })}>
      <TextInput size="s" type={type} value={draft[name]} onChange={(e) => set({ [name]: e.target.value })} />
    </Field>
  )
  const count = (name: 'winners' | 'value') => (
    <Field label={t.edition[name]} error={wrong[name]}>
      <TextInput
        size="s"
        type="number"
        min={1}
        value={draft[name]}
        onChange={(e) => set({ [name]: Number(e.target.value) })}
      />
    </Field>
  )
  return (
    <DecisionPanel
      title={present ? t.edition.title : t.edition.newTitle}
      submit={present ? t.edition.submit : t.edition.open}
      sending={isPending}
      disabled={!merge.settled}
      error={error && !meanwhileOf(error) ? (refusal(error) ?? t.notSaved) : undefined}
      preview={{
        effects: [
          { icon: 'page', words: t.edition.page },
          { icon: 'book', words: t.edition.journal },
        ],
      }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <MergeNotice
        merge={merge}
        label={(part) => (part === 'items' ? t.edition.allItems : t.edition[part])}
        saving={isPending}
        onSave={() => mutate()}
      />
      {field('edition', 'text', t.edition.editionHelp)}
      {field('closesOn', 'date')}
      {field('drawnOn', 'date', t.edition.drawHelp)}
      {count('winners')}
      {count('value')}
      {field('seedSource', 'text', t.edition.sourceHelp)}
      {draft.items.map((item, index) => (
        <fieldset key={index} className={css.item}>
          <legend>{t.edition.item(index + 1)}</legend>
          {(['name', 'text', 'storeSlug', 'productSlug'] as const).map((name) => (
            <Field key={name} label={t.edition.items[name]} error={wrong[`items[${index}].${name}`]}>
              <TextInput size="s" value={item[name]} onChange={(e) => setItem(index, { [name]: e.target.value })} />
            </Field>
          ))}
          {draft.items.length > 1 && (
            <Button
              size="s"
              variant="link"
              onClick={() => {
                set({ items: draft.items.filter((_, at) => at !== index) })
                keepFocusSoon()
              }}
            >
              {t.edition.remove}
            </Button>
          )}
        </fieldset>
      ))}
      <Button size="s" variant="secondary" onClick={() => set({ items: [...draft.items, noItem] })}>
        {t.edition.add}
      </Button>
    </DecisionPanel>
  )
}

/** The present giveaway, or a new one with the same prizes. */
function startOf(edition: Edition, present: boolean): Draft {
  const { winners, seedSource, value, items } = edition
  return {
    edition: present ? edition.edition : '',
    closesOn: present ? edition.closesOn : '',
    drawnOn: present ? edition.drawnOn : '',
    winners: Math.max(winners, 1),
    seedSource,
    value: Math.max(value, 1),
    items: items.length > 0 ? items : [noItem],
  }
}

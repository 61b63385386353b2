import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { same } from '@/desk/merge'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import type { Fields } from './queries'
import css from './TextPage.module.css'

const words = t.fields
type Line = 'title' | 'description' | 'author' | 'image' | 'imageAlt' | 'source' | 'url' | 'name' | 'role' | 'photo'

/** The lines at the top of a text, by its kind. */
const lines: Record<string, readonly Line[]> = {
  pages: ['title', 'description'],
  faq: ['title', 'description'],
  blogue: ['title', 'description', 'author', 'image', 'imageAlt'],
  medias: ['title', 'description', 'source', 'url', 'image', 'imageAlt'],
  equipe: ['name', 'role', 'photo'],
  concours: [],
}

type FieldsEditorProps = { kind: string; fields: Fields; onChange: (fields: Fields) => void }

/** What stands at the top of a text: its title, and what its kind asks for. */
export function FieldsEditor({ kind, fields, onChange }: FieldsEditorProps) {
  const set = (change: Partial<Fields>) => onChange({ ...fields, ...change })
  const dated = kind === 'blogue' || kind === 'medias'
  return (
    <div className={css.fields}>
      {(lines[kind] ?? []).map((line) => (
        <Field key={line} label={words[line]}>
          <TextInput value={fields[line] ?? ''} onChange={(event) => set({ [line]: event.target.value })} />
        </Field>
      ))}
      {dated && (
        <Field label={words.date}>
          <TextInput type="date" value={fields.date ?? ''} onChange={(event) => set({ date: event.target.value })} />
        </Field>
      )}
      {kind === 'blogue' && (
        <Field label={words.tags}>
          <Tags tags={fields.tags ?? []} onChange={(tags) => set({ tags })} />
        </Field>
      )}
      {kind === 'equipe' && (
        <Field label={words.order}>
          <TextInput
            type="number"
            value={fields.order ?? 0}
            onChange={(event) => set({ order: Number(event.target.value) })}
          />
        </Field>
      )}
      <Blocks fields={fields} onChange={onChange} />
      {kind !== 'pages' && kind !== 'faq' && (
        <Checkbox
          label={words.hidden}
          checked={fields.hidden ?? false}
          onChange={(event) => set({ hidden: event.target.checked })}
        />
      )}
    </div>
  )
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Tags as they are typed, or as they were put there: another version, another person's. */
function Tags({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      value={same(tagsIn(typed), tags) ? typed : tags.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(tagsIn(event.target.value))
      }}
    />
  )
}

type Block = NonNullable<Fields['blocks']>[number]

/** The blocks of a page: what the home page puts forward, and the like. */
function Blocks({ fields, onChange }: Omit<FieldsEditorProps, 'kind'>) {
  const blocks = fields.blocks ?? []
  const set = (at: number, change: Partial<Block>) =>
    onChange({ ...fields, blocks: blocks.map((block, index) => (index === at ? { ...block, ...change } : block)) })
  return blocks.map((block, at) => (
    <fieldset key={at} className={css.block}>
      <legend>{words.block(at + 1)}</legend>
      <Field label={words.blockTitle}>
        <TextInput value={block.title} onChange={(event) => set(at, { title: event.target.value })} />
      </Field>
      <Field label={words.blockText}>
        <TextArea value={block.description} onChange={(event) => set(at, { description: event.target.value })} />
      </Field>
      {(block.children ?? []).map((child, index) => {
        const change = (part: Partial<typeof child>) =>
          set(at, {
            children: (block.children ?? []).map((other, place) => (place === index ? { ...other, ...part } : other)),
          })
        return (
          <div key={index} className={css.button}>
            <Field label={words.button(index + 1)}>
              <TextInput value={child.title} onChange={(event) => change({ title: event.target.value })} />
            </Field>
            <Field label={words.buttonUri(index + 1)}>
              <TextInput value={child.uri} onChange={(event) => change({ uri: event.target.value })} />
            </Field>
            <Field label={words.buttonPicture(index + 1)}>
              <TextInput value={child.filePath} onChange={(event) => change({ filePath: event.target.value })} />
            </Field>
          </div>
        )
      })}
    </fieldset>
  ))
}

import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-categories'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import { formatCount } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Categories.module.css'
import { addType, codesQuery, editType, useTreeChanged, type VariantType } from './queries'

const words = t.words
const split = (typed: string) =>
  typed
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

/** The words of options that are suggested to shops. */
export function TypesPanel({ types, onClose }: { types: readonly VariantType[]; onClose: () => void }) {
  const [open, setOpen] = useState('')
  return (
    <Panel
      title={words.title}
      action={
        <Button size="s" variant="link" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className={css.soft}>{words.lead}</p>
      <ul className={css.words}>
        {types.map((type) => (
          <li key={type.id}>
            {open === type.id ? (
              <TypeForm type={type} onDone={() => setOpen('')} />
            ) : (
              <div className={css.word}>
                <span>
                  <b>{type.name}</b> {type.hidden && <Badge>{words.hidden}</Badge>}
                  <span className={css.soft}>{type.values.slice(0, 8).join(', ')}</span>
                </span>
                <Button
                  size="s"
                  variant="link"
                  aria-label={`${words.rename} ${type.name}`}
                  onClick={() => setOpen(type.id)}
                >
                  {words.rename}
                </Button>
              </div>
            )}
          </li>
        ))}
        <li>{open === 'new' ? <TypeForm onDone={() => setOpen('')} /> : null}</li>
      </ul>
      {open !== 'new' && (
        <Button size="s" variant="secondary" onClick={() => setOpen('new')}>
          {words.add}
        </Button>
      )}
    </Panel>
  )
}

function TypeForm({ type, onDone }: { type?: VariantType; onDone: () => void }) {
  const [name, setName] = useState(type?.name ?? '')
  const [values, setValues] = useState('')
  const [failure, setFailure] = useState<string>()
  const changed = useTreeChanged()
  async function save(hidden: boolean) {
    try {
      await (type
        ? editType(type.id, { name, hidden, values: split(values) })
        : addType({ name, values: split(values) }))
      await changed()
      toast('success', words.saved(name))
      onDone()
    } catch (error) {
      setFailure(refusal(error) ?? t.notSaved)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(type?.hidden ?? false)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Field label={words.name} error={failure}>
        <TextInput autoFocus value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.addValues} help={words.valuesHelp} optional>
        <TextInput value={values} onChange={(event) => setValues(event.target.value)} />
      </Field>
      <div className={css.foot}>
        {type && (
          <Button size="s" variant="link" onClick={() => void save(!type.hidden)}>
            {type.hidden ? words.show : words.hide}
          </Button>
        )}
        <span className={css.end}>
          <Button size="s" variant="secondary" onClick={onDone}>
            {t.panel.cancel}
          </Button>
          <Button size="s" type="submit">
            {words.save}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** The codes that class shops. */
export function CodesPanel() {
  const codes = useQuery(codesQuery()).data?.data ?? []
  return (
    <Panel title={t.codes.title}>
      <p className={css.soft}>{t.codes.lead}</p>
      <ul className={css.words}>
        {codes.map(({ code, label, shops }) => (
          <li key={code} className={css.word}>
            <span>
              {label} <span className={css.soft}>{code}</span>
            </span>
            <span className={css.soft}>{t.codes.shops(formatCount(shops), shops > 1)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

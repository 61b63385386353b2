import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '#i18n/seller-products'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import css from './Editor.module.css'
import { suggestedFirst } from './categories'
import { addOption, addValue, removeOption, removeValue, renameOption } from './matrix'
import { MAX_OPTIONS, type OptionForm, type ProductForm } from './product-form'
import { categoriesQuery, variantTypesQuery } from './queries'
import { TextField } from './TextField'
import type { Errors } from './validate'

const words = t.options
const NAME_MAX = 50
const VALUE_MAX = 100

type Change = (update: (form: ProductForm) => ProductForm) => void

/** What a customer chooses before buying: colors, formats, sizes. */
export function OptionsEditor({ form, errors, onChange }: { form: ProductForm; errors: Errors; onChange: Change }) {
  const names = useId()
  const group = useRef<HTMLDivElement>(null)
  const { data: types } = useQuery(variantTypesQuery())
  const { data: categories } = useQuery(categoriesQuery())
  const offered = suggestedFirst(types ?? [], categories ?? [], form.categoryIds)
  return (
    <div ref={group} role="group" aria-label={t.editor.options} tabIndex={-1} className={panel.stack}>
      {form.options.length === 0 && <p className={panel.soft}>{words.none}</p>}
      <datalist id={names}>
        {offered.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {form.options.map((option, at) => (
        <OptionRow
          key={at}
          at={at}
          option={option}
          names={names}
          known={types?.find(({ name }) => name.toLowerCase() === option.name.trim().toLowerCase())?.values ?? []}
          errors={errors}
          onChange={onChange}
          onRemove={() => {
            group.current?.focus() // the button goes away with its option
            onChange((old) => removeOption(old, at))
          }}
        />
      ))}
      {form.options.length < MAX_OPTIONS && (
        <div>
          <Button
            size="s"
            variant="secondary"
            onClick={() => onChange((old) => addOption(old, { name: '', values: [] }))}
          >
            {words.add}
          </Button>
        </div>
      )}
    </div>
  )
}

type OptionRowProps = {
  at: number
  option: OptionForm
  names: string
  known: readonly string[]
  errors: Errors
  onChange: Change
  onRemove: () => void
}

function OptionRow({ at, option, names, known, errors, onChange, onRemove }: OptionRowProps) {
  const values = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState('')
  const called = option.name.trim() || words.unnamed(at + 1)
  const add = () => {
    // Several values may be pasted at once.
    for (const value of typed.split(/[,;\n]/)) onChange((old) => addValue(old, at, value))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // the whole form must not leave
    add()
  }
  return (
    <fieldset ref={group} aria-label={called} tabIndex={-1} className={css.option}>
      <div className={css.optionHead}>
        <TextField
          label={words.name(at + 1)}
          required
          value={option.name}
          error={errors[`options[${at}].name`]}
          onChange={(name) => onChange((old) => renameOption(old, at, name))}
          input={{ list: names, maxLength: NAME_MAX, placeholder: words.nameHint }}
        />
        <IconButton icon="trash" label={words.remove(called)} onClick={onRemove} />
      </div>
      {option.values.length > 0 && (
        <ul className={css.values} aria-label={words.values(called)}>
          {option.values.map((value) => (
            <li key={value} className={css.value}>
              {value}
              <button
                type="button"
                className={css.drop}
                aria-label={words.removeValue(value)}
                onClick={() => {
                  group.current?.focus() // the button goes away with its value
                  onChange((old) => removeValue(old, at, value))
                }}
              >
                <Icon name="close" size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.addValue}>
        <TextField
          label={words.addValue(called)}
          hideLabel
          value={typed}
          onChange={setTyped}
          error={errors[`options[${at}].values`]}
          input={{ list: values, maxLength: VALUE_MAX, placeholder: words.valueHint, size: 's', onKeyDown }}
        />
        <datalist id={values}>
          {known
            .filter((value) => !option.values.includes(value))
            .map((value) => (
              <option key={value} value={value} />
            ))}
        </datalist>
        <Button size="s" variant="secondary" disabled={typed.trim() === ''} onClick={add}>
          {words.addButton}
        </Button>
      </div>
    </fieldset>
  )
}

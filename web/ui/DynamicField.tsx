import type { FocusEvent, Ref } from 'react'
import { useController, type Control } from 'react-hook-form'
import { t } from '#i18n/form'
import { Checkbox } from './Checkbox'
import { ChoiceGroup } from './ChoiceGroup'
import css from './DynamicForm.module.css'
import { errorOf, optionsOf, type DynamicFieldSpec, type FieldValue, type FormValues } from './dynamic-field'
import { Field } from './Field'
import fieldCss from './Field.module.css'
import { Radio } from './Radio'
import { Select } from './Select'
import { TextArea } from './TextArea'
import { TextInput } from './TextInput'

/** A field's value and how it changes, whatever draws it. */
type Held = {
  name: string
  ref: Ref<HTMLElement>
  value: FieldValue
  set: (value: FieldValue) => void
  left: () => void
}
type Drawn = { field: DynamicFieldSpec; held: Held; error: string | undefined }

/** Draws the control that a field's type asks for, and checks it when it is left. */
export function DynamicField({ field, control }: { field: DynamicFieldSpec; control: Control<FormValues> }) {
  const { field: held, fieldState } = useController({
    control,
    name: field.name,
    rules: { validate: (value) => errorOf(field, value) },
  })
  const drawn: Drawn = {
    field,
    held: { name: held.name, ref: held.ref, value: held.value, set: held.onChange, left: held.onBlur },
    error: fieldState.error?.message,
  }
  switch (field.type) {
    case 'checkbox':
      return <YesOrNo {...drawn} />
    case 'checkboxes':
    case 'radios':
      return <Group {...drawn} />
    default:
      return <Labelled {...drawn} />
  }
}

function YesOrNo({ field, held, error }: Drawn) {
  return (
    <div>
      <Checkbox
        ref={held.ref as Ref<HTMLInputElement>}
        name={held.name}
        label={field.label}
        error={error}
        checked={held.value === true}
        aria-required={field.required || undefined}
        onChange={(event) => held.set(event.target.checked)}
        onBlur={held.left}
      />
      {field.helpText && !error && <p className={fieldCss.help}>{field.helpText}</p>}
    </div>
  )
}

/** Several boxes, or several of which one: a fieldset that is left only when none of them holds the focus. */
function Group({ field, held, error }: Drawn) {
  const many = field.type === 'checkboxes'
  const chosen = Array.isArray(held.value) ? held.value : [held.value]
  const Choice = many ? Checkbox : Radio
  const toggle = (value: string, on: boolean) =>
    held.set(
      many
        ? optionsOf(field)
            .map((option) => option.value)
            .filter((one) => (one === value ? on : chosen.includes(one)))
        : value,
    )
  return (
    <ChoiceGroup
      label={field.label}
      help={field.helpText}
      error={error}
      required={field.required}
      radios={!many}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) held.left()
      }}
    >
      {optionsOf(field).map(({ value, label }, index) => (
        <Choice
          key={value}
          ref={index === 0 ? (held.ref as Ref<HTMLInputElement>) : undefined}
          name={held.name}
          value={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </ChoiceGroup>
  )
}

function Labelled(drawn: Drawn) {
  const { field, error } = drawn
  const help = field.helpText ?? (field.type === 'multiselect' ? t.chooseSeveral : undefined)
  return (
    <Field
      label={field.label}
      error={error}
      {...(help && { help })}
      {...(field.required ? { required: true } : { optional: true })}
    >
      <Line {...drawn} />
    </Field>
  )
}

/** The single control under a label. */
function Line({ field, held }: Drawn) {
  const { params = {}, placeholder } = field
  const { maxLength, min, max, step, autoComplete } = params
  const common = { name: held.name, onBlur: held.left }
  const text = typeof held.value === 'string' ? held.value : ''
  switch (field.type) {
    case 'textarea':
      return (
        <TextArea
          {...common}
          ref={held.ref as Ref<HTMLTextAreaElement>}
          rows={params.rows ?? 5}
          {...{ maxLength, placeholder, autoComplete }}
          value={text}
          onChange={(event) => held.set(event.target.value)}
        />
      )
    case 'multiselect':
      return (
        <Select
          {...common}
          ref={held.ref as Ref<HTMLSelectElement>}
          className={css.several}
          multiple
          options={optionsOf(field)}
          value={Array.isArray(held.value) ? held.value : []}
          onChange={(event) => held.set([...event.target.selectedOptions].map(({ value }) => value))}
        />
      )
    case 'select':
    case 'country-selector':
    case 'province-selector':
      return (
        <Select
          {...common}
          ref={held.ref as Ref<HTMLSelectElement>}
          options={optionsOf(field)}
          {...(field.type !== 'country-selector' && { placeholder: placeholder ?? t.choose })}
          {...{ autoComplete }}
          value={text}
          onChange={(event) => held.set(event.target.value)}
        />
      )
    default:
      return (
        <TextInput
          {...common}
          ref={held.ref as Ref<HTMLInputElement>}
          type={field.type}
          {...(field.type === 'number'
            ? { min, max, step: step ?? 'any', inputMode: 'decimal' as const }
            : { maxLength })}
          {...{ placeholder, autoComplete }}
          value={text}
          onChange={(event) => held.set(event.target.value)}
        />
      )
  }
}

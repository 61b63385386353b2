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

/** A field's value and how it changes, for any kind of control. */
type FieldState = {
  name: string
  ref: Ref<HTMLElement>
  value: FieldValue
  set: (value: FieldValue) => void
  left: () => void
}
type Drawn = { field: DynamicFieldSpec; input: FieldState; error: string | undefined }

/** Draws the control that a field's type asks for, and checks it when it is left. */
export function DynamicField({ field, control }: { field: DynamicFieldSpec; control: Control<FormValues> }) {
  const { field: input, fieldState } = useController({
    control,
    name: field.name,
    rules: { validate: (value) => errorOf(field, value) },
  })
  const drawn: Drawn = {
    field,
    input: { name: input.name, ref: input.ref, value: input.value, set: input.onChange, left: input.onBlur },
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

function YesOrNo({ field, input, error }: Drawn) {
  return (
    <div>
      <Checkbox
        ref={input.ref as Ref<HTMLInputElement>}
        name={input.name}
        label={field.label}
        error={error}
        checked={input.value === true}
        aria-required={field.required || undefined}
        onChange={(event) => input.set(event.target.checked)}
        onBlur={input.left}
      />
      {field.helpText && !error && <p className={fieldCss.help}>{field.helpText}</p>}
    </div>
  )
}

/** Several boxes, or several of which one: a fieldset that is left only when none of them holds the focus. */
function Group({ field, input, error }: Drawn) {
  const many = field.type === 'checkboxes'
  const chosen = Array.isArray(input.value) ? input.value : [input.value]
  const Choice = many ? Checkbox : Radio
  const toggle = (value: string, on: boolean) =>
    input.set(
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
        if (!event.currentTarget.contains(event.relatedTarget)) input.left()
      }}
    >
      {optionsOf(field).map(({ value, label }, index) => (
        <Choice
          key={value}
          ref={index === 0 ? (input.ref as Ref<HTMLInputElement>) : undefined}
          name={input.name}
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
function Line({ field, input }: Drawn) {
  const { params = {}, placeholder } = field
  const { maxLength, min, max, step, autoComplete } = params
  const common = { name: input.name, onBlur: input.left }
  const text = typeof input.value === 'string' ? input.value : ''
  switch (field.type) {
    case 'textarea':
      return (
        <TextArea
          {...common}
          ref={input.ref as Ref<HTMLTextAreaElement>}
          rows={params.rows ?? 5}
          {...{ maxLength, placeholder, autoComplete }}
          value={text}
          onChange={(event) => input.set(event.target.value)}
        />
      )
    case 'multiselect':
      return (
        <Select
          {...common}
          ref={input.ref as Ref<HTMLSelectElement>}
          className={css.several}
          multiple
          options={optionsOf(field)}
          value={Array.isArray(input.value) ? input.value : []}
          onChange={(event) => input.set([...event.target.selectedOptions].map(({ value }) => value))}
        />
      )
    case 'select':
    case 'country-selector':
    case 'province-selector':
      return (
        <Select
          {...common}
          ref={input.ref as Ref<HTMLSelectElement>}
          options={optionsOf(field)}
          {...(field.type !== 'country-selector' && { placeholder: placeholder ?? t.choose })}
          {...{ autoComplete }}
          value={text}
          onChange={(event) => input.set(event.target.value)}
        />
      )
    default:
      return (
        <TextInput
          {...common}
          ref={input.ref as Ref<HTMLInputElement>}
          type={field.type}
          {...(field.type === 'number'
            ? { min, max, step: step ?? 'any', inputMode: 'decimal' as const }
            : { maxLength })}
          {...{ placeholder, autoComplete }}
          value={text}
          onChange={(event) => input.set(event.target.value)}
        />
      )
  }
}

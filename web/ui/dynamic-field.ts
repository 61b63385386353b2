import { t as address } from '#i18n/address-form'
import { t } from '#i18n/form'
import { t as ui } from '#i18n/ui'
import {
  choice,
  country,
  email,
  firstError,
  length,
  number,
  password,
  province,
  required,
  type Rule,
} from '@/lib/rules'

/** What a form may ask for. */
export type FieldType =
  | 'checkbox'
  | 'checkboxes'
  | 'email'
  | 'multiselect'
  | 'number'
  | 'password'
  | 'radios'
  | 'select'
  | 'textarea'
  | 'text'
  | 'country-selector'
  | 'province-selector'

export type FieldOption = { value: string; label: string }

/** Finer points of a field; each type reads those that mean something to it. */
export interface FieldParams {
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  step?: number
  rows?: number
  autoComplete?: string
  /** Takes half the width where there is room. */
  half?: boolean
}

/** One field of a form, as data. A name holds no dot. */
export interface DynamicFieldSpec {
  name: string
  type: FieldType
  label: string
  placeholder?: string
  helpText?: string
  options?: readonly FieldOption[]
  required?: boolean
  params?: FieldParams
}

/** What a field holds: a text, yes or no, or several of its options. */
export type FieldValue = string | boolean | string[]
export type FormValues = Record<string, FieldValue>

const listOf = (names: Record<string, string>): FieldOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The options a field offers; provinces and countries bring their own. */
export function optionsOf({ type, options = [] }: DynamicFieldSpec): readonly FieldOption[] {
  if (type === 'province-selector') return listOf(address.provinces)
  if (type === 'country-selector') return listOf(t.countries)
  return options
}

/** The initial value of a field. There is one country, so it is already chosen. */
export function untouched({ type }: DynamicFieldSpec): FieldValue {
  if (type === 'checkbox') return false
  if (type === 'checkboxes' || type === 'multiselect') return []
  return type === 'country-selector' ? 'CA' : ''
}

/** The sentence to show under a field, or undefined when what it holds is right. */
export function errorOf(field: DynamicFieldSpec, value: FieldValue): string | undefined {
  if (typeof value === 'boolean') return field.required && !value ? ui.rules.required : undefined
  if (typeof value !== 'string') {
    if (field.required && value.length === 0) return ui.rules.required
    return value.map(choice(valuesOf(field))).find(Boolean)
  }
  return firstError(asSent(field, value), ...(field.required ? [required] : []), ...rulesOf(field))
}

/** A text without the blanks around it; a password is kept as it was typed. */
export function asSent<V extends FieldValue>({ type }: DynamicFieldSpec, value: V): V | string {
  return typeof value === 'string' && type !== 'password' ? value.trim() : value
}

const valuesOf = (field: DynamicFieldSpec) => optionsOf(field).map(({ value }) => value)

function rulesOf(field: DynamicFieldSpec): Rule[] {
  const { params = {} } = field
  const size = length(params.minLength ?? 0, params.maxLength ?? Infinity)
  switch (field.type) {
    case 'email':
      return [email, size]
    case 'number':
      return [number(params.min, params.max)]
    case 'password':
      return [password]
    case 'radios':
    case 'select':
      return [choice(valuesOf(field))]
    case 'province-selector':
      return [province]
    case 'country-selector':
      return [country]
    default:
      return [size]
  }
}

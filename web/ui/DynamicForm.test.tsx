import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DynamicForm } from './DynamicForm'
import { errorOf, untouched, type DynamicFieldSpec, type FieldType, type FormValues } from './dynamic-field'

afterEach(cleanup)

const REQUIRED = 'Ce champ est obligatoire.'
const options = [
  { value: 'matin', label: 'Le matin' },
  { value: 'soir', label: 'Le soir' },
]
const asked = (type: FieldType, more: Partial<DynamicFieldSpec> = {}): DynamicFieldSpec => ({
  name: 'champ',
  type,
  label: 'Un champ',
  ...more,
})

function show(fields: DynamicFieldSpec[], answer?: Record<string, string>) {
  const sent = vi.fn(async (values: FormValues) => void values)
  render(
    <DynamicForm
      label="Essai"
      submit="Envoyer"
      fields={fields}
      onSubmit={async (values) => (await sent(values), answer)}
    />,
  )
  return sent
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
const type = (value: string) => fireEvent.change(screen.getByLabelText(/Un champ/), { target: { value } })

describe('a field of each type', () => {
  it.each<[FieldType, string, string, string]>([
    ['text', 'textbox', '  Maude ', 'Maude'],
    ['textarea', 'textbox', 'Bonjour', 'Bonjour'],
    ['email', 'textbox', ' maude@exemple.ca', 'maude@exemple.ca'],
    ['number', 'spinbutton', '12', '12'],
    ['select', 'combobox', 'soir', 'soir'],
    ['province-selector', 'combobox', 'NB', 'NB'],
  ])('%s holds what is typed or chosen', async (kind, role, value, expected) => {
    const sent = show([asked(kind, { options, required: true })])
    expect(screen.getByRole(role, { name: 'Un champ' }).getAttribute('aria-required')).toBe('true')
    type(value)
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ champ: expected }))
  })

  it('password is hidden, and kept as it was typed', async () => {
    const sent = show([asked('password')])
    expect(screen.getByLabelText<HTMLInputElement>(/Un champ/).type).toBe('password')
    type(' érable ')
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ champ: ' érable ' }))
  })

  it('country-selector offers Canada, already chosen', async () => {
    const sent = show([asked('country-selector')])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Canada'])
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ champ: 'CA' }))
  })

  it('province-selector offers the thirteen provinces and territories', () => {
    show([asked('province-selector', { placeholder: 'Choisir une province' })])
    expect(screen.getAllByRole('option')).toHaveLength(14)
    expect(screen.getByRole('option', { name: 'Choisir une province' })).toBeTruthy()
  })

  it('checkbox is yes or no', async () => {
    const sent = show([asked('checkbox', { helpText: 'Vous pourrez changer d’idée.' })])
    expect(screen.getByText('Vous pourrez changer d’idée.')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Un champ' }))
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ champ: true }))
  })

  it('checkboxes are several, listed in the order they are offered', async () => {
    const sent = show([asked('checkboxes', { options })])
    expect(screen.getByRole('group', { name: /Un champ/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Le soir' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Le matin' }))
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ champ: ['matin', 'soir'] }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Le matin' }))
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ champ: ['soir'] }))
  })

  it('radios are one of several', async () => {
    const sent = show([asked('radios', { options, required: true })])
    expect(screen.getByRole('radiogroup', { name: 'Un champ' }).getAttribute('aria-required')).toBe('true')
    fireEvent.click(screen.getByRole('radio', { name: 'Le soir' }))
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ champ: 'soir' }))
  })

  it('multiselect is a list of several, and says how', async () => {
    const sent = show([asked('multiselect', { options })])
    const list = screen.getByRole<HTMLSelectElement>('listbox', { name: /Un champ/ })
    expect(screen.getByText(/touche Ctrl/)).toBeTruthy()
    for (const option of list.options) option.selected = true
    fireEvent.change(list)
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ champ: ['matin', 'soir'] }))
  })
})

describe('the rules of a field', () => {
  const broken = (field: DynamicFieldSpec, value: string | boolean | string[]) => errorOf(field, value)

  it.each<FieldType>([
    'text',
    'textarea',
    'email',
    'number',
    'password',
    'select',
    'radios',
    'province-selector',
    'checkbox',
    'checkboxes',
    'multiselect',
  ])('a required %s left empty says so', (kind) => {
    const field = asked(kind, { options, required: true })
    expect(broken(field, untouched(field))).toBe(REQUIRED)
    expect(broken(asked(kind, { options }), untouched(field))).toBeUndefined()
  })

  it('hold each type to its own', () => {
    expect(broken(asked('email'), 'maude@')).toBe('Veuillez entrer un courriel valide')
    expect(broken(asked('number', { params: { min: 1, max: 9 } }), '12')).toBe('Ce nombre doit être d’au plus 9.')
    expect(broken(asked('number', { params: { max: 1000 } }), '1001')).toBe('Ce nombre doit être d’au plus 1\u00a0000.')
    expect(broken(asked('number'), 'douze')).toBe('Veuillez entrer un nombre.')
    expect(broken(asked('password'), 'court')).toBe('Ce champ doit comporter de 6 à 42 caractères.')
    expect(broken(asked('text', { params: { minLength: 2, maxLength: 5 } }), 'bien trop long')).toBe(
      'Ce champ doit comporter de 2 à 5 caractères.',
    )
    expect(broken(asked('select', { options }), 'midi')).toBe('Veuillez choisir une option de la liste.')
    expect(broken(asked('checkboxes', { options }), ['matin', 'midi'])).toBe('Veuillez choisir une option de la liste.')
    expect(broken(asked('province-selector'), 'XX')).toBe('Veuillez choisir une province valide.')
    expect(broken(asked('country-selector'), 'US')).toBe('Veuillez choisir un pays valide.')
  })
})

describe('the form', () => {
  it('sends nothing that breaks a rule, and takes the visitor to it', async () => {
    const sent = show([asked('email', { required: true, helpText: 'Pour vous répondre.' })])
    expect(screen.getByText('Pour vous répondre.')).toBeTruthy()
    submit()
    expect(await screen.findByText(REQUIRED)).toBeTruthy()
    const field = screen.getByLabelText(/Un champ/)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(sent).not.toHaveBeenCalled()
  })

  it('checks a field when it is left', async () => {
    show([asked('email')])
    expect(screen.getByText('(facultatif)')).toBeTruthy()
    type('maude@')
    fireEvent.blur(screen.getByLabelText(/Un champ/))
    expect(await screen.findByText('Veuillez entrer un courriel valide')).toBeTruthy()
  })

  it('shows what the answer says of a field', async () => {
    show([asked('text')], { champ: 'Ce nom est déjà pris.' })
    type('Maude')
    submit()
    expect(await screen.findByText('Ce nom est déjà pris.')).toBeTruthy()
  })

  it('can be sent again after a refusal of something it does not ask', async () => {
    const sent = show([asked('text')], { captcha: 'Ce jeton est passé.' })
    type('Maude')
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false))
    submit()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  })

  it('is busy while it sends', async () => {
    let finish!: () => void
    const slow = new Promise<void>((resolve) => (finish = resolve))
    render(<DynamicForm label="Essai" submit="Envoyer" fields={[asked('text')]} onSubmit={() => slow} />)
    submit()
    const button = () => screen.getByRole<HTMLButtonElement>('button')
    await vi.waitFor(() => expect(button().disabled).toBe(true))
    finish()
    await vi.waitFor(() => expect(button().disabled).toBe(false))
  })
})

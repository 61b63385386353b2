import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Checkbox } from './Checkbox'
import { Field } from './Field'
import { Select } from './Select'
import { TextArea } from './TextArea'
import { TextInput } from './TextInput'

afterEach(cleanup)

/** The text a screen reader adds after the name of a control. */
const description = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

describe('a field', () => {
  it('names its control and reads its help with it', () => {
    render(
      <Field label="Ville" help="Là où vous recevez vos colis.">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Ville')
    expect(description(input)).toBe('Là où vous recevez vos colis.')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('replaces the help by the error and marks the control', () => {
    render(
      <Field label="Courriel" help="Pour la facture." error="Veuillez entrer un courriel valide">
        <TextInput type="email" />
      </Field>,
    )
    const input = screen.getByLabelText('Courriel')
    expect(description(input)).toBe('Veuillez entrer un courriel valide')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Pour la facture.')).toBeNull()
  })

  it('says what may be left empty', () => {
    render(
      <Field label="Appartement" optional>
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Appartement (facultatif)')).toBeTruthy()
  })

  it('wires text areas and selects the same way', () => {
    render(
      <>
        <Field label="Message" error="Ce champ est obligatoire.">
          <TextArea />
        </Field>
        <Field label="Province" hideLabel>
          <Select placeholder="Choisir" options={[{ value: 'QC', label: 'Québec' }]} />
        </Field>
      </>,
    )
    expect(description(screen.getByLabelText('Message'))).toBe('Ce champ est obligatoire.')
    expect(screen.getByLabelText('Province').querySelectorAll('option')).toHaveLength(2)
  })

  it('lets a control on its own keep its id', () => {
    render(<TextInput id="lieu" />)
    expect(document.getElementById('lieu')).toBeTruthy()
  })
})

it('a checkbox reads its error with its label', () => {
  render(<Checkbox label="J’accepte les conditions" error="Ce champ est obligatoire." />)
  expect(description(screen.getByRole('checkbox', { name: 'J’accepte les conditions' }))).toBe(
    'Ce champ est obligatoire.',
  )
})

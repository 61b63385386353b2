import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { chosenPassword, passwordErrors, PasswordFields, type PasswordErrors } from './PasswordFields'

function Form({ onErrors }: { onErrors: (any: boolean) => void }) {
  const [value, setValue] = useState({ password: '', confirmation: '' })
  const [errors, setErrors] = useState<PasswordErrors>({})
  const keep = (found: PasswordErrors) => {
    setErrors(found)
    onErrors(Object.keys(found).length > 0)
  }
  return <PasswordFields value={value} errors={errors} onChange={setValue} onErrors={keep} />
}

const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

describe('the password of a guest', () => {
  it('is checked when a field is left', () => {
    const onErrors = vi.fn()
    render(<Form onErrors={onErrors} />)
    fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'abc' } })
    expect(screen.queryByText('Ce champ doit comporter de 6 à 42 caractères.')).toBeNull()
    fireEvent.blur(screen.getByLabelText('Mot de passe'))
    expect(screen.getByText('Ce champ doit comporter de 6 à 42 caractères.')).toBeTruthy()
    expect(onErrors).toHaveBeenLastCalledWith(true)
  })

  it('must be typed twice the same', () => {
    const onErrors = vi.fn()
    render(<Form onErrors={onErrors} />)
    fill('Mot de passe', 'motdepasse')
    fill('Confirmez le mot de passe', 'motdepasse2')
    expect(screen.getByText('Votre mot de passe doit être identique.')).toBeTruthy()
    expect(onErrors).toHaveBeenLastCalledWith(true)
    fill('Confirmez le mot de passe', 'motdepasse')
    expect(onErrors).toHaveBeenLastCalledWith(false)
  })

  it('is told to be confirmed before the order, and not while it is typed', () => {
    const half = { password: 'motdepasse', confirmation: '' }
    expect(passwordErrors(half)).toEqual({})
    expect(Object.keys(passwordErrors(half, true))).toEqual(['confirmation'])
    expect(Object.keys(passwordErrors({ password: '', confirmation: 'motdepasse' }, true))).toEqual(['password'])
    expect(passwordErrors({ password: '', confirmation: '' }, true)).toEqual({})
    render(<Form onErrors={vi.fn()} />)
    fill('Mot de passe', 'motdepasse')
    fill('Confirmez le mot de passe', '')
    expect(screen.getByText(/^Confirmez votre mot de passe/)).toBeTruthy()
  })

  it('makes an account only when both fields are filled', () => {
    expect(chosenPassword({ password: 'motdepasse', confirmation: '' })).toBeUndefined()
    expect(chosenPassword({ password: '', confirmation: '' })).toBeUndefined()
    expect(chosenPassword({ password: 'motdepasse', confirmation: 'motdepasse' })).toBe('motdepasse')
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { chosenPassword, PasswordFields } from './PasswordFields'

function Form({ onErrors }: { onErrors: (any: boolean) => void }) {
  const [value, setValue] = useState({ password: '', confirmation: '' })
  return <PasswordFields value={value} onChange={setValue} onErrors={onErrors} />
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

  it('makes an account only when both fields are filled', () => {
    expect(chosenPassword({ password: 'motdepasse', confirmation: '' })).toBeUndefined()
    expect(chosenPassword({ password: '', confirmation: '' })).toBeUndefined()
    expect(chosenPassword({ password: 'motdepasse', confirmation: 'motdepasse' })).toBe('motdepasse')
  })
})

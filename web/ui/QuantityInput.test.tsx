import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuantityInput } from './QuantityInput'

afterEach(cleanup)

function Counter({ start = 1, max, onChange }: { start?: number; max?: number; onChange?: (value: number) => void }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityInput
      value={value}
      {...(max === undefined ? {} : { max })}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantité' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a quantity', () => {
  it('starts at a minimum of 1 and ends at 1000 by default', () => {
    render(<Counter />)
    expect(button('Retirer un').disabled).toBe(true)
    cleanup()
    render(<Counter start={1000} />)
    expect(button('Ajouter un').disabled).toBe(true)
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })

  it('moves by one', async () => {
    render(<Counter start={2} />)
    await userEvent.click(button('Ajouter un'))
    expect(input().value).toBe('3')
    await userEvent.click(button('Retirer un'))
    await userEvent.click(button('Retirer un'))
    expect(input().value).toBe('1')
  })

  it('takes two characters at most, digits only', async () => {
    const onChange = vi.fn()
    render(<Counter onChange={onChange} />)
    expect(input().maxLength).toBe(2)
    await userEvent.clear(input())
    await userEvent.type(input(), '1a234')
    expect(input().value).toBe('12')
    expect(onChange).toHaveBeenLastCalledWith(12)
  })

  it('says the limit when it is exceeded, and tells the value all the same', async () => {
    const onChange = vi.fn()
    render(<Counter max={5} onChange={onChange} />)
    await userEvent.clear(input())
    await userEvent.type(input(), '9')
    expect(onChange).toHaveBeenLastCalledWith(9)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('La quantité maximale est de 5.')).toBeTruthy()
    await userEvent.click(button('Retirer un'))
    expect(input().value).toBe('5')
    expect(screen.queryByText('La quantité maximale est de 5.')).toBeNull()
  })

  it('says the minimum below it', async () => {
    render(<Counter />)
    await userEvent.clear(input())
    await userEvent.type(input(), '0')
    expect(screen.getByText('La quantité minimale est de 1.')).toBeTruthy()
  })

  it('finds its last value again when left empty', async () => {
    render(<Counter start={4} />)
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input().value).toBe('4')
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import './testing'
import { useKeyPairs, useKeys } from './use-keys'

const j = vi.fn()
const range = vi.fn()
const orders = vi.fn()

function Page() {
  useKeyPairs('g')
  useKeys({ j, 'shift x': range, 'g j': orders })
  return <input aria-label="Nom" />
}
const press = (key: string, shiftKey = false, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, shiftKey })

it('a letter acts on the page, but not while a field has the focus', () => {
  render(<Page />)
  press('j')
  press('X', true)
  press('j', false, screen.getByLabelText('Nom'))
  expect([j.mock.calls.length, range.mock.calls.length]).toEqual([1, 1])
})

it('two letters one after the other are one command, and the second alone does not act', () => {
  j.mockClear()
  render(<Page />)
  press('g')
  press('j')
  expect([orders.mock.calls.length, j.mock.calls.length]).toEqual([1, 0])
  press('j')
  expect(j).toHaveBeenCalledTimes(1)
})

it('nothing acts behind an open dialog', () => {
  j.mockClear()
  render(
    <>
      <Page />
      <dialog open />
    </>,
  )
  press('j')
  expect(j).not.toHaveBeenCalled()
})

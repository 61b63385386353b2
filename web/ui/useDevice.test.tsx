import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { RESIZE_MS, useDevice } from './useDevice'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Shown = () => <p>{useDevice()}</p>

it('follows the window, 50 ms after it stops being resized', () => {
  vi.useFakeTimers()
  window.innerWidth = 1200
  const { container } = render(<Shown />)
  expect(container.textContent).toBe('desktop')
  window.innerWidth = 400
  window.dispatchEvent(new Event('resize'))
  act(() => vi.advanceTimersByTime(49))
  expect(container.textContent).toBe('desktop')
  act(() => vi.advanceTimersByTime(1))
  expect(container.textContent).toBe('mobile')
  expect(RESIZE_MS).toBe(50)
})

it('says desktop on the server', () => {
  expect(renderToString(<Shown />)).toBe('<p>desktop</p>')
})

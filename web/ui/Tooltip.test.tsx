import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tooltip, TOOLTIP_ANIMATION_MS } from './Tooltip'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tip = () => screen.getByRole('tooltip', { hidden: true }).className
function show() {
  render(
    <Tooltip text="Copié">
      <button>Référence</button>
    </Tooltip>,
  )
  return screen.getByText('Référence')
}

describe('a tooltip', () => {
  it('is kept open by the keyboard and put away by Escape', () => {
    const control = show()
    fireEvent.focus(control)
    expect(tip()).toContain('open')
    fireEvent.keyDown(control, { key: 'Escape' })
    expect(tip()).not.toContain('open')
  })

  it('played by a tap lasts 2020 ms', () => {
    vi.useFakeTimers()
    const control = show()
    fireEvent.pointerUp(control, { pointerType: 'touch' })
    expect(TOOLTIP_ANIMATION_MS).toBe(2020)
    act(() => vi.advanceTimersByTime(2019))
    expect(tip()).toContain('passing')
    act(() => vi.advanceTimersByTime(1))
    expect(tip()).not.toContain('passing')
  })
})

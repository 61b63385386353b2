import { beforeEach, expect, test, vi } from 'vitest'
import { prepareLinks, RESTS_AFTER } from '@/router/links'
import type { Navigator } from '@/router/navigation'

const prepare = vi.fn(() => Promise.resolve())
prepareLinks({ prepare } as unknown as Navigator, (path) => path.startsWith('/produit'))

beforeEach(() => {
  vi.useFakeTimers()
  prepare.mockClear()
  document.body.innerHTML = '<a href="/produit/tasse"><b>Tasse</b></a><a href="/regie">Régie</a><p>Texte</p>'
})

const enter = (selector: string, pointerType = 'mouse') =>
  document.querySelector(selector)!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))

test('the page under a resting mouse is fetched ahead', () => {
  enter('b')
  vi.advanceTimersByTime(RESTS_AFTER - 1)
  expect(prepare).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prepare).toHaveBeenCalledExactlyOnceWith('/produit/tasse')
})

test.each([
  ['a mouse that passes by', () => (enter('b'), enter('p'))],
  ['a finger', () => enter('b', 'touch')],
  ['a page of another application', () => enter('[href="/regie"]')],
])('nothing is fetched for %s', (_, move) => {
  move()
  vi.advanceTimersByTime(10 * RESTS_AFTER)
  expect(prepare).not.toHaveBeenCalled()
})

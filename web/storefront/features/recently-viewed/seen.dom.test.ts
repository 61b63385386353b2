import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSeen, noteSeen, readSeen, REMEMBERED } from './seen'

beforeEach(() => window.localStorage.clear())

test('the last product seen comes first, each once', () => {
  for (const slug of ['a', 'b', 'a', 'c']) noteSeen(slug)
  expect(readSeen()).toEqual(['c', 'a', 'b'])
})

test('only the last ones are remembered, until they are forgotten', () => {
  for (let i = 0; i < 20; i++) noteSeen(`p${i}`)
  expect(readSeen()).toHaveLength(REMEMBERED)
  expect(readSeen()[0]).toBe('p19')
  forgetSeen()
  expect(window.localStorage.length).toBe(0)
})

test('what was not written by us is ignored, and a browser that refuses storage is no failure', () => {
  window.localStorage.setItem('recently_viewed', '{"a":1}')
  expect(readSeen()).toEqual([])
  window.localStorage.setItem('recently_viewed', 'pas du JSON')
  expect(readSeen()).toEqual([])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refusé')
  })
  expect(() => noteSeen('a')).not.toThrow()
})

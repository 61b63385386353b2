import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window'

describe('pageWindow', () => {
  it.each([
    [1, 1, 3, '1'],
    [1, 2, 3, '1 2'],
    [1, 9, 3, '1 2 3 4 … 9'],
    [10, 20, 3, '1 … 7 8 9 10 11 12 13 … 20'],
    [10, 20, 2, '1 … 8 9 10 11 12 … 20'],
    [20, 20, 2, '1 … 18 19 20'],
    [5, 9, 2, '1 2 3 4 5 6 7 8 9'],
    [1, 5, 2, '1 2 3 4 5'],
    [4, 100, 2, '1 2 3 4 5 6 … 100'],
  ])('around page %d of %d with a range of %d shows %s', (page, count, range, text) => {
    const shown = pageWindow(page, count, range).map((entry) => (entry === 'gap' ? '…' : entry))
    expect(shown.join(' ')).toBe(text)
  })
})

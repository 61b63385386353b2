import { describe, expect, it } from 'vitest'
import { changeOf, chartOf, type DaySales } from './sales'

const days = (...amounts: number[]): DaySales[] =>
  amounts.map((amount, i) => ({
    date: `2026-11-${String(i + 1).padStart(2, '0')}`,
    amount,
    orders: amount > 0 ? 1 : 0,
  }))

describe('the chart of sales', () => {
  it('stands every day on the same ground, under a round scale', () => {
    const { bars, ticks } = chartOf(days(50, 0, 100))
    expect(ticks).toEqual([120, 90, 60, 30, 0])
    expect(bars.map(({ x, y, height }) => [x, Math.round(y), Math.round(height)])).toEqual([
      [0, 58, 42],
      [1, 100, 0],
      [2, 17, 83],
    ])
  })

  it.each([
    [0, 4],
    [4, 4],
    [4.01, 8],
    [19, 20],
    [21, 40],
    [1234.56, 2000],
  ])('has room for %s under %s', (amount, top) => expect(chartOf(days(amount)).ticks[0]).toBe(top))

  it('names one day a week, the last one always', () => {
    expect(chartOf(days(...Array<number>(30).fill(1))).marks.map(({ date }) => date)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('never draws a bar under the ground', () => expect(chartOf(days(-5)).bars[0]).toMatchObject({ y: 100, height: 0 }))
})

describe('the change since the days before', () => {
  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [100, 0, undefined],
  ])('from %s against %s is %s', (now, before, change) => expect(changeOf(now, before)).toBe(change))
})

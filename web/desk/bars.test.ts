import { describe, expect, it } from 'vitest'
import { changeOf, chartOf, type BarValue } from './bars'

const days = (...values: number[]): BarValue[] =>
  values.map((value, i) => ({ key: `${i + 1}`, value, mark: '', title: '' }))

describe('a chart of bars', () => {
  it('stands every bar on the same ground, under a round scale', () => {
    const { bars, ticks } = chartOf(days(50, 0, 100), 7)
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
    [21, 24],
    [33, 40],
    [1234.56, 1600],
    [11_800, 12_000],
  ])('has room for %s under %s', (value, top) => expect(chartOf(days(value), 7).ticks[0]).toBe(top))

  it('marks one bar in so many, the last one always', () => {
    const { marks } = chartOf(days(...Array<number>(30).fill(1)), 7)
    expect(marks.map(({ key }) => key)).toEqual(['2', '9', '16', '23', '30'])
  })

  it('has room for what was before, and draws it on the same ground', () => {
    const { bars, ticks } = chartOf([{ ...days(50)[0]!, previous: 100 }, ...days(10)], 7)
    expect(ticks[0]).toBe(120)
    expect(bars[0]?.before?.height).toBeCloseTo(83.3, 1)
    expect(bars[1]?.before).toBeUndefined()
  })

  it('never draws a bar under the ground', () =>
    expect(chartOf(days(-5), 7).bars[0]).toMatchObject({ y: 100, height: 0 }))
})

describe('the change since before', () => {
  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [100, 0, undefined],
  ])('from %s against %s is %s', (now, before, change) => expect(changeOf(now, before)).toBe(change))
})

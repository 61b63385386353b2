import { describe, expect, it } from 'vitest'
import { periodError, periodOf, presetNamed, presetOf } from './period'

const today = '2026-03-15'
const asked = (query: string) => periodOf(new URLSearchParams(query), today)

describe('the period of a report', () => {
  it.each([
    ['thisMonth', '2026-03-01', '2026-03-15'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['ninetyDays', '2025-12-16', '2026-03-15'],
    ['thisQuarter', '2026-01-01', '2026-03-15'],
    ['lastQuarter', '2025-10-01', '2025-12-31'],
    ['year', '2026-01-01', '2026-03-15'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s goes from %s to %s', (preset, from, to) => expect(presetOf(preset, today)).toEqual({ from, to }))

  it('is last December in January', () =>
    expect(presetOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' }))
  it('is read in the address', () =>
    expect(asked('du=2026-01-05&au=2026-02-04')).toEqual({ from: '2026-01-05', to: '2026-02-04' }))
  it.each([
    '',
    'du=2026-02-30&au=2026-03-01',
    'du=hier&au=demain',
    'du=2026-03-02&au=2026-03-01',
    'du=2025-01-01&au=2026-01-02',
  ])('is this month when the address says « %s »', (query) =>
    expect(asked(query)).toEqual(presetOf('thisMonth', today)),
  )
  it('holds 366 days at most', () => {
    expect(periodError({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined()
    expect(periodError({ from: '2025-01-01', to: '2026-01-02' })).toBe('tooLong')
  })
  it('is known by its name when it is a usual one', () => {
    expect(presetNamed(['thisMonth', 'lastMonth'], { from: '2026-02-01', to: '2026-02-28' }, today)).toBe('lastMonth')
    expect(presetNamed(['thisMonth', 'lastMonth'], { from: '2026-02-02', to: '2026-02-28' }, today)).toBeUndefined()
  })
})

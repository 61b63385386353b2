import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatIsoDate, formatShortDate, formatSpan, startOfDay } from './format-date'

describe('dates', () => {
  it('are written long, short and ISO', () => {
    expect(formatDate('2026-11-15T17:00:00Z')).toBe('15 novembre 2026')
    expect(formatShortDate('2026-11-15T17:00:00Z')).toBe('15 nov. 2026')
    expect(formatIsoDate('2026-11-05T17:00:00Z')).toBe('2026-11-05')
  })

  it('span several days without saying anything twice', () => {
    expect(formatSpan({ from: '2026-11-20', to: '2026-11-24' })).toBe('du 20 au 24\u00a0novembre')
    expect(formatSpan({ from: '2026-11-30', to: '2026-12-01' })).toBe('du 30\u00a0novembre au 1er\u00a0décembre')
    expect(formatSpan({ from: '2026-11-20', to: '2026-11-20' })).toBe('le 20\u00a0novembre')
  })

  it('begin at midnight in Quebec, in summer and in winter', () => {
    expect(startOfDay('2026-07-01')).toBe('2026-07-01T04:00:00.000Z')
    expect(startOfDay('2026-11-15')).toBe('2026-11-15T05:00:00.000Z')
    // The clocks go back during the first of November.
    expect([startOfDay('2026-11-01'), startOfDay('2026-11-01', 1)]).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
  })

  it('bear the hour of Quebec where it matters', () => {
    expect(formatDateTime('2026-11-15T19:05:00Z')).toBe('15 novembre 2026, 14\u00a0h\u00a005')
  })

  it('write the first of a month as 1er', () => {
    expect(formatDate('2026-08-01T17:00:00Z')).toBe('1er août 2026')
  })

  it('leave a bare day alone, whatever the time zone', () => {
    expect(formatDate('2026-02-03')).toBe('3 février 2026')
  })

  it('read milliseconds and Date objects', () => {
    const noon = Date.UTC(2026, 11, 25, 17)
    expect(formatIsoDate(noon)).toBe('2026-12-25')
    expect(formatIsoDate(new Date(noon))).toBe('2026-12-25')
  })

  it.each([
    ['2026-01-01T04:59:59Z', '2025-12-31', 'winter: five hours behind'],
    ['2026-01-01T05:00:00Z', '2026-01-01', 'winter: midnight'],
    ['2026-07-01T03:59:59Z', '2026-06-30', 'summer: four hours behind'],
    ['2026-07-01T04:00:00Z', '2026-07-01', 'summer: midnight'],
    ['2026-03-08T04:59:59Z', '2026-03-07', 'the night before clocks go forward'],
    ['2026-03-09T03:59:59Z', '2026-03-08', 'the night after clocks go forward'],
    ['2026-11-01T03:59:59Z', '2026-10-31', 'the night before clocks go back'],
    ['2026-11-02T04:59:59Z', '2026-11-01', 'the night after clocks go back'],
  ])('places %s on %s in Quebec (%s)', (moment, day) => {
    expect(formatIsoDate(moment)).toBe(day)
  })

  it('agree with the time zone database all year long', () => {
    const oracle = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })
    for (let hour = 0; hour < 24 * 365; hour++) {
      const moment = Date.UTC(2026, 0, 1, hour)
      expect(formatIsoDate(moment)).toBe(oracle.format(moment))
    }
  })
})

/** Days of a report, both included: 2026-11-01 to 2026-11-30. */
export interface Period {
  from: string
  to: string
}

export type Preset = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'lastQuarter' | 'ninetyDays' | 'year' | 'lastYear'

const DAY = 24 * 60 * 60 * 1000

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const firstOfMonth = (day: string, months = 0) =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)

/** How many months of its quarter are over before that of a day. */
const monthOfQuarter = (day: string) => (Number(day.slice(5, 7)) - 1) % 3

/** The usual periods, seen from a day. */
export function presetOf(preset: Preset, today: string): Period {
  switch (preset) {
    case 'thisMonth':
      return { from: iso(firstOfMonth(today)), to: today }
    case 'lastMonth':
      return { from: iso(firstOfMonth(today, -1)), to: iso(firstOfMonth(today) - DAY) }
    case 'thisQuarter':
      return { from: iso(firstOfMonth(today, -monthOfQuarter(today))), to: today }
    case 'lastQuarter': {
      const begins = -monthOfQuarter(today)
      return { from: iso(firstOfMonth(today, begins - 3)), to: iso(firstOfMonth(today, begins) - DAY) }
    }
    case 'ninetyDays':
      return { from: iso(utc(today) - 89 * DAY), to: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    case 'lastYear': {
      const year = Number(today.slice(0, 4)) - 1
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    }
  }
}

/** Which of some usual periods this is, if any. */
export const presetNamed = (presets: readonly Preset[], { from, to }: Period, today: string): Preset | undefined =>
  presets.find((preset) => {
    const usual = presetOf(preset, today)
    return usual.from === from && usual.to === to
  })

/** How many days a report may hold: the server's own limit. */
export const LONGEST = 366

/** Why a report of these days cannot be had. */
export function periodError({ from, to }: Period): 'backwards' | 'tooLong' | undefined {
  if (from > to) return 'backwards'
  return utc(to) - utc(from) >= LONGEST * DAY ? 'tooLong' : undefined
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && iso(utc(text) || 0) === text

/** The period an address asks for; this month when it asks for none, or for one that cannot be. */
export function periodOf(query: URLSearchParams, today: string): Period {
  const [from, to] = [query.get('du'), query.get('au')]
  return isDay(from) && isDay(to) && !periodError({ from, to }) ? { from, to } : presetOf('thisMonth', today)
}

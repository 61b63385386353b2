import { t } from '#i18n/dates'

type Moment = string | number | Date
type Day = { year: number; month: number; day: number; hour: number; minute: number }

/** `15 novembre 2026`; the first of a month is `1er`. */
export function formatDate(moment: Moment): string {
  const { year, month, day } = dayInQuebec(moment)
  return `${t.day(day)} ${t.months[month - 1]} ${year}`
}

/** `15 nov. 2026`, where room is scarce. */
export function formatShortDate(moment: Moment): string {
  const { year, month, day } = dayInQuebec(moment)
  return `${t.day(day)} ${t.shortMonths[month - 1]} ${year}`
}

/** `du 20 au 24 novembre`: days that are near, such as those of an arrival. */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  const [first, last] = [dayInQuebec(from), dayInQuebec(to)]
  return t.span({ ...first, month: first.month - 1 }, { ...last, month: last.month - 1 })
}

/** `2026-11-15`, for the `dateTime` of a `<time>` and for tables. */
export function formatIsoDate(moment: Moment): string {
  const { year, month, day } = dayInQuebec(moment)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `14 h 05`, under the day it belongs to. */
export function formatTime(moment: Moment): string {
  const { hour, minute } = dayInQuebec(moment)
  return t.time(hour, String(minute).padStart(2, '0'))
}

/** `15 novembre 2026, 14 h 05`, for what is said during a day. */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}

/** When a day such as `2026-11-15` begins in Quebec, or one so many days later, for calls that take a moment. */
export function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Clocks change at 2 a.m.: at midnight the offset is still that of 5 a.m. UTC.
  const inWinter = Date.UTC(year, month - 1, date + later, 5)
  return new Date(inWinter - (5 - offsetHours(inWinter)) * 3_600_000).toISOString()
}

/**
 * The calendar day of a moment in Quebec (Eastern time), wherever the visitor or the server is: both must write the
 * same day, and neither can count on Intl. A bare `2026-11-15` is already a day and is left alone.
 */
function dayInQuebec(moment: Moment): Day {
  const bare = typeof moment === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(moment)
  if (bare) return { year: Number(bare[1]), month: Number(bare[2]), day: Number(bare[3]), hour: 0, minute: 0 }
  const utc = new Date(moment).getTime()
  const local = new Date(utc - offsetHours(utc) * 3_600_000)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** Hours behind UTC: 4 from the second Sunday of March, 2 a.m., to the first Sunday of November, 2 a.m.; else 5. */
function offsetHours(utc: number): 4 | 5 {
  const year = new Date(utc - 5 * 3_600_000).getUTCFullYear()
  const summerFrom = Date.UTC(year, 2, sunday(year, 2, 2), 2 + 5)
  const summerTo = Date.UTC(year, 10, sunday(year, 10, 1), 2 + 4)
  return utc >= summerFrom && utc < summerTo ? 4 : 5
}

/** The day of the nth Sunday of a month (months from 0). */
function sunday(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return 1 + ((7 - first) % 7) + (nth - 1) * 7
}

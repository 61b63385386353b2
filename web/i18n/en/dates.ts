import type { t as fr } from '../fr/dates'

export const t = {
  day: (day: number) => String(day),
  time: (hour: number, minute: string) => `${hour}:${minute}`,
  span: (from, to) => {
    const month = (one: number): string => t.months[one] ?? ''
    if (from.month !== to.month) return `${month(from.month)} ${from.day} to ${month(to.month)} ${to.day}`
    return from.day === to.day ? `${month(to.month)} ${to.day}` : `${month(to.month)} ${from.day} to ${to.day}`
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
} satisfies typeof fr

import type { t as fr } from '../fr/dates'

export const t = {
  day: (day: number) => String(day),
  time: (hour: number, minute: string) => `${hour}:${minute}`,
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

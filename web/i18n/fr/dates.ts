type DayOfYear = { day: number; month: number }

/** How dates are written. */
export const t = {
  day: (day: number) => (day === 1 ? '1er' : String(day)),
  time: (hour: number, minute: string) => `${hour}\u00a0h\u00a0${minute}`,
  /** Days near enough to need no year; months from 0. */
  span: (from: DayOfYear, to: DayOfYear): string => {
    const write = ({ day, month }: DayOfYear) => `${t.day(day)}\u00a0${t.months[month]}`
    if (from.month !== to.month) return `du ${write(from)} au ${write(to)}`
    return from.day === to.day ? `le ${write(to)}` : `du ${t.day(from.day)} au ${write(to)}`
  },
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  shortMonths: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
}

/** How dates are written. */
export const t = {
  day: (day: number) => (day === 1 ? '1er' : String(day)),
  time: (hour: number, minute: string) => `${hour}\u00a0h\u00a0${minute}`,
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

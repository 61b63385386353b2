import type { t as fr } from '../fr/operator-team'
import { plural } from './words'

/** Words of the screen of those who run the market. */
export const t = {
  title: 'Team',
  lead: 'Those who run the market, and what each may do.',
  failed: 'The team could not be read',
  count: (members: number) => plural(members, 'person', 'people'),
  never: 'never',
  columns: { name: 'Name', email: 'E-mail', factor: 'Code', seen: 'Last visit', since: 'Since' },
  factor: { on: 'Active', off: 'Not yet' },
  member: {
    remove: 'Take access away',
    removeEffect: 'The console is closed to them at once. Their account on the market stays.',
    submitRemove: (name: string) => `Take access away from ${name}`,
    removed: (name: string) => `${name} no longer has access to the console.`,
  },
} satisfies typeof fr

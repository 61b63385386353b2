import type { t as fr } from '../fr/form'

export const t = {
  choose: 'Choose…',
  chooseSeveral: 'To choose several, hold the Ctrl (or ⌘) key.',
  countries: { CA: 'Canada' },
} satisfies typeof fr

import type { t as fr } from '../fr/operator-promotions'

export const t = {
  title: 'Promotions',
  lead: 'The codes of the market. Each shop is paid as if nothing had been taken off.',
} satisfies typeof fr

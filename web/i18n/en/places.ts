import type { t as fr } from '../fr/places'

export const t = { label: 'Towns and villages', streets: 'Addresses' } satisfies typeof fr

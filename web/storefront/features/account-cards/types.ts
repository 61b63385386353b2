import type { components } from '@/api/schema'

/** A saved card: never its number. */
export type SavedCard = components['schemas']['PaymentWireCard']

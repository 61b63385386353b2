import type { components } from '@/api/schema'

export type Collection = components['schemas']['ContentFAQWire']
export type Question = components['schemas']['ContentFAQItem']

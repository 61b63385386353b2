import type { ShopForm } from './shop-form'

/** A shop being set up, and how far one is. */
export interface Draft {
  form: ShopForm
  step: number
}

const keyOf = (userId: string) => `boutique-en-cours:${userId}`

/** What was typed before the tab was closed; undefined when there is nothing, or nothing to read. */
export function readDraft(userId: string, blank: ShopForm): Draft | undefined {
  try {
    const kept = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Draft> | null
    // A form of an older version lacks fields: the blank one has them all.
    return kept?.form ? { form: { ...blank, ...kept.form }, step: kept.step ?? 0 } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed on this device. A full or forbidden storage only costs the draft. */
export function keepDraft(userId: string, draft: Draft): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // nothing to do
  }
}

export function forgetDraft(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId))
  } catch {
    // nothing to do
  }
}

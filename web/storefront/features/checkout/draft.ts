import type { Answers } from './types'

const KEY = 'checkout'

/**
 * What was typed survives a reload of the page, in this tab alone and until it closes. It never holds a card number,
 * only the token that stands for it.
 */
export function loadAnswers(owner?: string): Answers {
  const kept = (read(KEY) as Answers | undefined) ?? {}
  return kept.owner === undefined || kept.owner === owner ? kept : {}
}

export function keepAnswers(answers: Answers, owner?: string): void {
  write(KEY, owner === undefined ? answers : { ...answers, owner })
}

export function forgetAnswers(): void {
  write(KEY, undefined)
}

/** Reads a value of this tab's memory; nothing when there is none, or the browser refuses. */
export function read(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private browsing may refuse to keep anything: the checkout works without.
  }
}

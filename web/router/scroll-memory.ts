const STORE = 'scrollPositions'
const KEPT = 50

/** Remembers how far each step of the history was scrolled, through reloads of the tab. */
export class ScrollMemory {
  #positions: Map<string, number>
  #current: string

  constructor() {
    this.#positions = new Map(load())
    this.#current = entryKey()
  }

  /** Saves the scroll position of the page on screen; the address bar may already show the next one. */
  note(y: number) {
    this.#positions.delete(this.#current)
    this.#positions.set(this.#current, y)
  }

  /** Switches to the current history step and returns its scroll position, if it was seen before. */
  turn(): number | undefined {
    this.#current = entryKey()
    return this.#positions.get(this.#current)
  }

  save() {
    try {
      window.sessionStorage.setItem(STORE, JSON.stringify([...this.#positions].slice(-KEPT)))
    } catch {
      // A full or forbidden storage only costs the position.
    }
  }
}

function load(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

/** A name for the current history step, kept in the step itself. */
function entryKey(): string {
  const state = (window.history.state ?? {}) as { step?: string }
  if (state.step) return state.step
  const step = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...state, step }, '')
  return step
}

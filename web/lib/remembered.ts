/** A short list of texts kept on this device, the last one first. It never leaves it. */
export interface Remembered {
  read: () => string[]
  /** Puts a text first. */
  add: (text: string) => void
  remove: (text: string) => void
  clear: () => void
}

export function remembered(key: string, most: number): Remembered {
  const read = () => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, most) : []
    } catch {
      return [] // storage refused or filled by something else
    }
  }
  const write = (texts: string[]) => {
    try {
      if (texts.length === 0) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, JSON.stringify(texts))
    } catch {
      // A browser that refuses storage simply does not remember.
    }
  }
  return {
    read,
    add: (text) => write([text, ...read().filter((other) => other !== text)].slice(0, most)),
    remove: (text) => write(read().filter((other) => other !== text)),
    clear: () => write([]),
  }
}

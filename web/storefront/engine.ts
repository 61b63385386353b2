// What the bare script engine inside the server lacks and React or our code touches while loading or rendering.
// Imported first by entry-server, never shipped to a browser. Nothing here does work in the background: a render is
// synchronous, timers never fire and nothing is fetched.

const host = globalThis as unknown as Record<string, unknown>
const nothing = () => {}

host.self ??= globalThis
host.console ??= { log: nothing, warn: nothing, error: nothing, info: nothing, debug: nothing, trace: nothing }
host.setTimeout ??= () => 0
host.clearTimeout ??= nothing
host.setInterval ??= () => 0
host.clearInterval ??= nothing
host.queueMicrotask ??= (task: () => void) => void Promise.resolve().then(task)
host.performance ??= { now: () => Date.now() }
host.AbortController ??= class {
  signal = { aborted: false, addEventListener: nothing, removeEventListener: nothing }
  abort() {
    this.signal.aborted = true
  }
}

/** The part of URLSearchParams that addresses need: same parsing and same writing as a browser's. */
class SearchParams {
  #pairs: [string, string][] = []

  constructor(init?: string | Record<string, string> | Iterable<[string, string]>) {
    if (typeof init === 'string') this.#pairs = parse(init)
    else if (init && Symbol.iterator in init) this.#pairs = [...init].map(([k, v]) => [String(k), String(v)])
    else if (init) this.#pairs = Object.entries(init).map(([k, v]) => [k, String(v)])
  }
  get size() {
    return this.#pairs.length
  }
  append(name: string, value: string) {
    this.#pairs.push([name, String(value)])
  }
  delete(name: string) {
    this.#pairs = this.#pairs.filter(([k]) => k !== name)
  }
  get(name: string) {
    return this.#pairs.find(([k]) => k === name)?.[1] ?? null
  }
  getAll(name: string) {
    return this.#pairs.filter(([k]) => k === name).map(([, v]) => v)
  }
  has(name: string) {
    return this.#pairs.some(([k]) => k === name)
  }
  set(name: string, value: string) {
    const first = this.#pairs.findIndex(([k]) => k === name)
    if (first < 0) return this.append(name, value)
    this.#pairs[first] = [name, String(value)]
    this.#pairs = this.#pairs.filter(([k], i) => i <= first || k !== name)
  }
  sort() {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  }
  forEach(each: (value: string, name: string, all: SearchParams) => void) {
    for (const [name, value] of this.#pairs) each(value, name, this)
  }
  *keys() {
    for (const [name] of this.#pairs) yield name
  }
  *values() {
    for (const [, value] of this.#pairs) yield value
  }
  *entries() {
    yield* this.#pairs
  }
  [Symbol.iterator]() {
    return this.entries()
  }
  toString() {
    return this.#pairs.map(([k, v]) => `${encode(k)}=${encode(v)}`).join('&')
  }
}

function parse(text: string): [string, string][] {
  const pairs = text.replace(/^\?/, '').split('&').filter(Boolean)
  return pairs.map((pair) => {
    const cut = pair.indexOf('=')
    return cut < 0 ? [decode(pair), ''] : [decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))]
  })
}

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

host.URLSearchParams ??= SearchParams

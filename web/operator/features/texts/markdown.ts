/** What a text field holds, and which part of it is chosen. */
export interface Typed {
  text: string
  from: number
  to: number
}

/** Puts marks around what is chosen, or takes them away. */
export function wrap({ text, from, to }: Typed, mark: string): Typed {
  const inside = text.slice(from, to)
  const around = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark
  if (around) {
    const plain = text.slice(0, from - mark.length) + inside + text.slice(to + mark.length)
    return { text: plain, from: from - mark.length, to: to - mark.length }
  }
  const marked = text.slice(0, from) + mark + inside + mark + text.slice(to)
  return { text: marked, from: from + mark.length, to: to + mark.length }
}

/** Begins each chosen line with a sign, or takes it away when all have it. */
export function prefix({ text, from, to }: Typed, sign: string): Typed {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const all = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (all ? line.slice(sign.length) : sign + line)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}

/** Puts words in the place of what is chosen. */
export function insert({ text, from, to }: Typed, words: string): Typed {
  return { text: text.slice(0, from) + words + text.slice(to), from, to: from + words.length }
}

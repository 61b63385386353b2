const LEAD = 200

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  nbsp: '\u00a0',
}

/** The words of clean HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#34);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** The opening of a description: its first paragraph, cut at a word when it is long. */
export function lead(html: string): string {
  const [first = ''] = html.split(/<\/p>|\n/)
  const text = plainText(first) || plainText(html)
  if (text.length <= LEAD) return text
  return `${text.slice(0, LEAD).replace(/[\s,;:]+\S*$/, '')}…`
}

/** Text typed without paragraphs shows the line breaks it was typed with. */
export function keepsLineBreaks(html: string): boolean {
  return !/<\/p>/i.test(html)
}

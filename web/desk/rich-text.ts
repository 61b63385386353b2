// The server decides which tags a rich text may contain (kit/richtext). The editor keeps to the same tags, without
// styles and classes, so that the text is edited as it will be shown.

const KEPT = new Set(['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'H3', 'H4', 'BLOCKQUOTE', 'A'])
const RENAMED: Record<string, string> = { B: 'STRONG', I: 'EM', DIV: 'P', H1: 'H3', H2: 'H3', H5: 'H4', H6: 'H4' }
const DROPPED = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG'])
const BLOCKS = new Set(['P', 'UL', 'OL', 'LI', 'H3', 'H4', 'BLOCKQUOTE'])
const LINKS = /^(https?:|mailto:)/i

/** The part of an HTML text that a description may hold. Parsed apart from the page: nothing in it is loaded or run. */
export function cleanHtml(html: string): string {
  const source = new DOMParser().parseFromString(html, 'text/html').body
  const target = source.ownerDocument.createElement('div')
  copy(source, target)
  return isBlank(target.textContent) ? '' : target.innerHTML
}

/** The address that someone typed for a link: a page over https, or a mailbox. Undefined when it is neither. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(mailto:)?[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/i.test(text)) return `mailto:${text.replace(/^mailto:/i, '')}`
  const address = /^https:\/\//i.test(text) ? text : `https://${text}`
  const isPage = !/\s/.test(text) && URL.canParse(address) && new URL(address).hostname.includes('.')
  return isPage ? address : undefined
}

/** Plain text as paragraphs, with the line breaks it has. */
export function textToHtml(text: string): string {
  const holder = new DOMParser().parseFromString('', 'text/html')
  const escape = (line: string) => {
    const node = holder.createElement('p')
    node.textContent = line
    return node.innerHTML
  }
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
  return paragraphs.map((part) => `<p>${part.split('\n').map(escape).join('<br>')}</p>`).join('')
}

const isBlank = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ').trim() === ''

function copy(from: Node, to: Element) {
  for (const child of from.childNodes) {
    if (child.nodeType === 3) to.append(child.textContent ?? '')
    else if (child.nodeType === 1) copyElement(child as Element, to)
  }
}

function copyElement(element: Element, to: Element) {
  const tag = element.tagName.toUpperCase()
  if (DROPPED.has(tag)) return
  const name = RENAMED[tag] ?? tag
  if (!KEPT.has(name)) return copy(element, to)
  // A paragraph inside a block (what editors make of a line in a list) is only its text.
  if (name === 'P' && BLOCKS.has(to.tagName)) return copy(element, to)
  const kept = to.ownerDocument.createElement(name)
  if (name === 'A') {
    const href = element.getAttribute('href') ?? ''
    if (!LINKS.test(href)) return copy(element, to)
    kept.setAttribute('href', href)
  }
  copy(element, kept)
  if (name === 'BR' || !isBlank(kept.textContent)) to.append(kept)
}

/** The words of some HTML, without its form. */
export const plainText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

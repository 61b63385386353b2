import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { classNames } from '@/lib/class-names'
import fieldCss from '@/ui/Field.module.css'
import { FieldError } from '@/ui/FieldError'
import control from '@/ui/control.module.css'
import { DeskIcon } from './DeskIcon'
import { LinkBar } from './LinkBar'
import { cleanHtml, textToHtml } from './rich-text'
import css from './RichText.module.css'

const words = t.richText

type RichTextProps = {
  label: string
  help?: string
  error?: string | undefined
  /** HTML as the server cleaned it. Read when the editor opens; what is typed after is its own. */
  value: string
  readOnly?: boolean
  onChange: (html: string) => void
}

const LINK = 'link'

/** The words that a link is being given to: where they are, and the link they are in. */
type Linking = { range: Range; link: HTMLAnchorElement | null }

/** What can be done to the chosen words, by the browser's own commands. */
const tools: { id: string; label: string; sign: ReactNode; command: string; argument?: string; key?: string }[] = [
  { id: 'bold', label: words.bold, sign: <strong>G</strong>, command: 'bold', key: 'b' },
  { id: 'italic', label: words.italic, sign: <em>I</em>, command: 'italic', key: 'i' },
  { id: 'title', label: words.title, sign: words.titleSign, command: 'formatBlock', argument: 'h3' },
  { id: 'text', label: words.text, sign: '¶', command: 'formatBlock', argument: 'p' },
  { id: 'list', label: words.list, sign: '•', command: 'insertUnorderedList' },
  { id: 'numbers', label: words.numbers, sign: '1.', command: 'insertOrderedList' },
  { id: LINK, label: words.link.label, sign: <DeskIcon name="link" size="s" />, command: 'createLink' },
]

/** A text with paragraphs, lists and emphasis. Pasted text loses its formatting. */
export function RichText({ label, help, error, value, readOnly = false, onChange }: RichTextProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<readonly string[]>([])
  const lastHtml = useRef(value)
  const [linking, setLinking] = useState<Linking>()

  useEffect(() => {
    if (!area.current) return
    // Also when a page comes back into sight, with what was typed by then.
    lastHtml.current = area.current.innerHTML = cleanHtml(lastHtml.current)
    document.execCommand('defaultParagraphSeparator', false, 'p')
  }, [])

  /** Calls onChange only when the HTML changed: moving through the text is no change. */
  function notifyChange() {
    const html = cleanHtml(area.current?.innerHTML ?? '')
    if (html === lastHtml.current) return
    lastHtml.current = html
    onChange(html)
  }
  const updateTools = () =>
    setCurrent(
      tools
        .filter((tool) => (tool.id === LINK ? linkAround(chosenIn(area.current)) !== null : isOn(tool)))
        .map(({ id }) => id),
    )
  /** Chooses again the words that were chosen before the address was typed. */
  function choose({ range, link }: Linking) {
    if (link) range.selectNodeContents(link)
    area.current?.focus()
    const selection = document.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  function endLinking() {
    if (linking) choose(linking)
    setLinking(undefined)
    notifyChange()
    updateTools()
  }
  function setLink(address: string) {
    if (!linking) return
    choose(linking)
    if (linking.link) linking.link.setAttribute('href', address)
    else if (linking.range.collapsed) document.execCommand('insertHTML', false, linkTo(address))
    else document.execCommand('createLink', false, address)
    setLinking(undefined)
    notifyChange()
  }
  function removeLink() {
    const { link } = linking ?? {}
    if (!linking || !link) return
    linking.range.selectNodeContents(link)
    link.replaceWith(...link.childNodes)
    endLinking()
  }
  function run(tool: (typeof tools)[number]) {
    if (tool.id === LINK) {
      const range = chosenIn(area.current)
      if (range) setLinking({ range, link: linkAround(range) })
      return
    }
    area.current?.focus()
    document.execCommand('styleWithCSS', false, 'false')
    document.execCommand(tool.command, false, tool.argument)
    notifyChange()
    updateTools()
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    document.execCommand(
      'insertHTML',
      false,
      html ? cleanHtml(html) : textToHtml(event.clipboardData.getData('text/plain')),
    )
    notifyChange()
  }
  const note = error ?? help
  return (
    <div className={fieldCss.field}>
      <span className={fieldCss.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={css.box}>
        {!readOnly && <Toolbar label={words.toolbar(label)} current={current} onRun={run} />}
        {linking && (
          <LinkBar
            address={linking.link?.getAttribute('href') ?? ''}
            onSet={setLink}
            onRemove={removeLink}
            onClose={endLinking}
          />
        )}
        <div
          ref={area}
          className={classNames(control.control, css.area)}
          contentEditable={!readOnly}
          role="textbox"
          aria-readonly={readOnly || undefined}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          tabIndex={0}
          onInput={notifyChange}
          onBlur={notifyChange}
          onKeyUp={updateTools}
          onMouseUp={updateTools}
          onPaste={paste}
          onDrop={(event) => event.preventDefault()}
        />
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {!error && help && (
        <p className={fieldCss.help} id={`${id}-note`}>
          {help}
        </p>
      )}
    </div>
  )
}

type ToolbarProps = { label: string; current: readonly string[]; onRun: (tool: (typeof tools)[number]) => void }

/** One stop for the Tab key; arrows move inside. */
function Toolbar({ label, current, onRun }: ToolbarProps) {
  const [at, setAt] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = (at + by + tools.length) % tools.length
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={bar} className={css.tools} role="toolbar" aria-label={label} onKeyDown={move}>
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          type="button"
          className={css.tool}
          title={tool.label}
          aria-label={tool.label}
          aria-pressed={current.includes(tool.id)}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onMouseDown={(event) => event.preventDefault()} // keeps the selection
          onClick={() => onRun(tool)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  )
}

/** The words chosen in an editor; where it ends when none are. */
function chosenIn(area: HTMLElement | null): Range | null {
  if (!area) return null
  const selection = document.getSelection()
  const chosen = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (chosen && area.contains(chosen.commonAncestorContainer)) return chosen.cloneRange()
  const end = document.createRange()
  end.selectNodeContents(area)
  end.collapse(false)
  return end
}

/** The link that chosen words are in. */
function linkAround(range: Range | null): HTMLAnchorElement | null {
  const node = range?.commonAncestorContainer
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  return element?.closest<HTMLAnchorElement>('a') ?? null
}

/** A link that shows its own address, for a place where no words are chosen. */
function linkTo(address: string): string {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address.replace(/^(https:\/\/|mailto:)/i, '')
  return link.outerHTML
}

function isOn({ command, argument }: (typeof tools)[number]): boolean {
  if (argument) return document.queryCommandValue(command).toLowerCase() === argument
  return document.queryCommandState(command)
}

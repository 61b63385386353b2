import { useEffect, useRef, useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { t } from '#i18n/operator-categories'
import { DeskIcon } from '@/desk/DeskIcon'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './CategoryTree.module.css'
import type { Category } from './queries'
import { fits, placeOf, rowsOf, stepFrom, withMoved, type Place, type Row, type Step } from './tree'

const words = t.tree
const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }

type CategoryTreeProps = {
  categories: readonly Category[]
  selected: string
  onSelect: (id: string) => void
  onRename: (id: string) => void
  onMove: (id: string, place: Place) => void
}

/** The tree, moved by drag or by keyboard. A category that was taken is drawn where it would be dropped. */
export function CategoryTree({ categories, selected, onSelect, onRename, onMove }: CategoryTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => ancestorsOf(categories, selected))
  const [taken, setTaken] = useState<{ id: string; place: Place }>()
  const [drop, setDrop] = useState<Place & { depth: number; after: string }>()
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const shown = taken ? withMoved(categories, taken.id, taken.place) : categories
  const rows = rowsOf(shown, open)
  const current = rows.some(({ item }) => item.id === focus) ? focus : (rows[0]?.item.id ?? '')
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? ''

  // A row that moved in the list is another element: focus follows the category.
  useEffect(() => {
    if (taken) list.current?.querySelector<HTMLElement>(`[data-id="${taken.id}"]`)?.focus()
  }, [taken])

  const toggle = (id: string, state = !open.has(id)) => {
    const next = new Set(open)
    if (state) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const goTo = (id: string | undefined) => {
    if (!id) return
    setFocus(id)
    list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }
  function carry(event: KeyboardEvent, { item }: Row<Category>) {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const place = stepFrom(shown, item.id, step)
      if (!place) return setSaid(words.blocked)
      if (place.parentId) toggle(place.parentId, true)
      setTaken({ id: item.id, place })
      const siblings = withMoved(shown, item.id, place).filter((other) => (other.parentId ?? '') === place.parentId)
      setSaid(words.at(item.name, place.index + 1, siblings.length, nameOf(place.parentId)))
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      setTaken(undefined)
      setSaid(words.dropped(item.name))
      onMove(item.id, taken!.place)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setTaken(undefined)
      setSaid(words.back(item.name))
    }
  }
  function walk(event: KeyboardEvent, row: Row<Category>) {
    const at = rows.indexOf(row)
    const { id, parentId } = row.item
    const acts: Record<string, () => void> = {
      ArrowDown: () => goTo(rows[at + 1]?.item.id),
      ArrowUp: () => goTo(rows[at - 1]?.item.id),
      ArrowRight: () => (open.has(id) ? goTo(rows[at + 1]?.item.id) : row.children > 0 && toggle(id, true)),
      ArrowLeft: () => (open.has(id) ? toggle(id, false) : goTo(parentId ?? undefined)),
      Home: () => goTo(rows[0]?.item.id),
      End: () => goTo(rows.at(-1)?.item.id),
      Enter: () => onSelect(id),
      F2: () => onRename(id),
      ' ': () => {
        setTaken({ id, place: placeOf(categories, id) })
        setSaid(words.taken(row.item.name))
      },
    }
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  /** Above a line: before it; on its middle: inside it; below: after it. */
  function over(event: DragEvent, row: Row<Category>) {
    const id = event.dataTransfer.types.includes('text/category') ? dragged.current : ''
    if (!id || row.item.id === id) return setDrop(undefined)
    const box = event.currentTarget.getBoundingClientRect()
    const part = (event.clientY - box.top) / box.height
    const inside = part > 0.3 && part < 0.7
    const place = inside
      ? { parentId: row.item.id, index: row.children }
      : { parentId: row.place.parentId, index: row.place.index + (part >= 0.7 ? 1 : 0) }
    if (!fits(categories, id, place.parentId)) return setDrop(undefined)
    event.preventDefault()
    const before = rows[rows.indexOf(row) - 1]?.item.id ?? ''
    setDrop({ ...place, depth: inside ? row.depth + 1 : row.depth, after: part <= 0.3 ? before : row.item.id })
  }
  const dragged = useRef('')
  function dropped(event: DragEvent) {
    event.preventDefault()
    const from = placeOf(categories, dragged.current)
    if (drop) {
      const later = drop.parentId === from.parentId && drop.index > from.index
      onMove(dragged.current, { parentId: drop.parentId, index: later ? drop.index - 1 : drop.index })
    }
    setDrop(undefined)
  }
  return (
    <>
      <ul ref={list} className={css.tree} role="tree" aria-label={words.title} onDrop={dropped}>
        {drop?.after === '' && <DropLine depth={drop.depth} />}
        {rows.map((row) => (
          <Line
            key={row.item.id}
            row={row}
            open={open.has(row.item.id)}
            selected={row.item.id === selected}
            taken={row.item.id === taken?.id}
            tabIndex={row.item.id === current ? 0 : -1}
            dropAfter={drop?.after === row.item.id ? drop.depth : undefined}
            onToggle={() => toggle(row.item.id)}
            onSelect={() => {
              setFocus(row.item.id)
              onSelect(row.item.id)
            }}
            onFocus={() => setFocus(row.item.id)}
            onKeyDown={(event) => (taken ? carry(event, row) : walk(event, row))}
            onDragStart={(event) => {
              dragged.current = row.item.id
              event.dataTransfer.setData('text/category', row.item.id)
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragEnd={() => setDrop(undefined)}
            onDragOver={(event) => over(event, row)}
          />
        ))}
      </ul>
      <div className={css.hints} aria-hidden="true">
        {words.hints.map(([keys, meaning]) => (
          <span key={meaning}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {meaning}
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {said}
        </span>
      </VisuallyHidden>
    </>
  )
}

function ancestorsOf(categories: readonly Category[], id: string): ReadonlySet<string> {
  const open = new Set<string>()
  let up = categories.find((category) => category.id === id)?.parentId
  while (up) {
    open.add(up)
    up = categories.find((category) => category.id === up)?.parentId
  }
  return open
}

const DropLine = ({ depth }: { depth: number }) => (
  <li role="none" className={css.drop} style={{ '--depth': depth } as CSSProperties} />
)

type LineProps = {
  row: Row<Category>
  open: boolean
  selected: boolean
  taken: boolean
  tabIndex: number
  dropAfter: number | undefined
  onToggle: () => void
  onSelect: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
  onDragOver: (event: DragEvent) => void
}

function Line({ row, open, selected, taken, dropAfter, onToggle, onSelect, ...rest }: LineProps) {
  const { item, depth, place, siblings, children } = row
  const [lifted, setLifted] = useState(false)
  return (
    <>
      <li
        {...rest}
        role="treeitem"
        data-id={item.id}
        className={classNames(css.line, selected && css.selected, taken && css.taken, lifted && css.lifted)}
        style={{ '--depth': depth } as CSSProperties}
        aria-level={depth + 1}
        aria-posinset={place.index + 1}
        aria-setsize={siblings}
        aria-expanded={children > 0 ? open : undefined}
        aria-selected={selected}
        aria-grabbed={taken || undefined}
        draggable
        onDragStart={(event) => {
          setLifted(true)
          rest.onDragStart(event)
        }}
        onDragEnd={() => {
          setLifted(false)
          rest.onDragEnd()
        }}
        onClick={onSelect}
      >
        <DeskIcon name="grip" size="s" />
        <span
          className={css.fold}
          onClick={(event) => {
            if (children === 0) return
            event.stopPropagation()
            onToggle()
          }}
        >
          {children > 0 && <Icon name={open ? 'chevronDown' : 'chevronRight'} size="xs" />}
        </span>
        <span className={depth === 0 ? css.top : css.name}>{item.name}</span>
        {item.empty ? <Badge>{t.removable}</Badge> : <span />}
        <span className={css.count}>
          {item.productCount ? t.products(formatCount(item.productCount), item.productCount > 1) : t.empty}
        </span>
      </li>
      {dropAfter !== undefined && <DropLine depth={dropAfter} />}
    </>
  )
}

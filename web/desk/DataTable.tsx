import { useRef, useState, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/Link'
import css from './DataTable.module.css'
import { KeyHints } from './KeyHints'
import { useKeys } from './use-keys'
import { range, toggled, type Selection } from './selection'

/** Where a cell stands in the card that a row becomes where there is no room: three lines of two ends. */
type CardPlace = 'top' | 'topEnd' | 'middle' | 'middleEnd' | 'bottom' | 'bottomEnd'

export interface Column<R> {
  key: string
  head: string
  cell: (row: R) => ReactNode
  align?: 'end'
  /** The name of the order it gives, when the list can be sorted by it. */
  sort?: string
  /** Absent from cards when absent here; the first column is always `top`. */
  card?: CardPlace
  /** A long name, which may be cut. Never a key or a sum. */
  cut?: boolean
  /** What cards show before the value, where a bare figure would say nothing: the head, or a shorter word. */
  label?: string
}

type DataTableProps<R> = {
  /** What is listed, for screen readers. */
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  id: (row: R) => string
  /** Where a row leads: the link of its first cell. */
  href?: (row: R) => string
  /** The order now (`age`, or `-age` for descending), and the address of another. */
  sort?: { value: string; href: (value: string) => string }
  selection?: Selection<R>
  /** How many are listed and what they add up to, in words. */
  footer?: ReactNode
  /** A search stands above, which / leads to. */
  searchable?: boolean
  /** Another table of the page answers the keys. */
  quiet?: boolean
}

/** One line per thing. J and K or the arrows move through the lines, Enter opens one, X chooses it. */
export function DataTable<R>({
  label,
  columns,
  rows,
  id,
  href,
  sort,
  selection,
  footer,
  searchable,
  quiet,
}: DataTableProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState(-1)
  const cursor = Math.min(at, rows.length - 1)
  const lineOf = (index: number) => body.current?.children[index]

  function move(step: number) {
    const next = Math.max(0, Math.min(cursor + step, rows.length - 1))
    setAt(next)
    const line = lineOf(next)
    // The link has the focus, so that screen readers follow and Enter is the browser's own.
    ;(line?.querySelector('a') ?? line?.querySelector('input'))?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }
  function choose(upTo: boolean) {
    const row = rows[cursor]
    if (!row || !selection) return
    selection.onChange(upTo ? range(selection, rows, id, row) : toggled(selection.chosen, id(row)))
  }
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => lineOf(cursor)?.querySelector('a')?.click(),
      ...(selection && {
        x: () => choose(false),
        'shift x': () => choose(true),
        Escape: () => selection.onChange(new Set()),
      }),
    },
    rows.length > 0 && !quiet,
  )
  return (
    <>
      <table className={classNames(css.table, selection && css.withBoxes)} aria-label={label}>
        <thead>
          <tr>
            {selection && <ChooseAll selection={selection} ids={rows.map(id)} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={id(row)}
              className={classNames(selection?.chosen.has(id(row)) && css.chosen, index === cursor && css.cursor)}
              onFocus={() => setAt(index)}
            >
              {selection && (
                <td className={css.box}>
                  <input
                    type="checkbox"
                    aria-label={t.table.choose(selection.nameOf(row))}
                    checked={selection.chosen.has(id(row))}
                    onChange={() => selection.onChange(toggled(selection.chosen, id(row)))}
                  />
                </td>
              )}
              {columns.map((column, place) => (
                <Cell key={column.key} column={column} row={row} href={place === 0 ? href : undefined} first={!place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        <span>{footer}</span>
        {!quiet && (
          <KeyHints
            but={[...(selection ? [] : ['X']), ...(searchable ? [] : ['/']), ...(href ? [] : [t.table.openKey])]}
          />
        )}
      </div>
    </>
  )
}

function ChooseAll<R>({ selection, ids }: { selection: Selection<R>; ids: readonly string[] }) {
  const chosen = ids.filter((id) => selection.chosen.has(id)).length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <th className={css.box}>
      <input
        type="checkbox"
        aria-label={t.table.chooseAll}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        onChange={() => selection.onChange(new Set(all ? [] : ids))}
      />
    </th>
  )
}

function Head<R>({ column, sort }: { column: Column<R>; sort: DataTableProps<R>['sort'] }) {
  const className = classNames(column.align && css.end, css.head)
  if (!sort || !column.sort) {
    return (
      <th scope="col" className={className}>
        {column.head}
      </th>
    )
  }
  const down = sort.value === `-${column.sort}`
  const up = sort.value === column.sort
  return (
    <th scope="col" className={className} aria-sort={down ? 'descending' : up ? 'ascending' : undefined}>
      <Link className={css.sort} href={sort.href(down ? column.sort : `-${column.sort}`)}>
        {column.head}
        {down && ' ↓'}
        {up && ' ↑'}
      </Link>
    </th>
  )
}

type CellProps<R> = {
  column: Column<R>
  row: R
  href: ((row: R) => string) | undefined
  first: boolean
}

function Cell<R>({ column, row, href, first }: CellProps<R>) {
  const content = column.cell(row)
  const place = first ? 'top' : (column.card ?? 'off')
  return (
    <td
      className={classNames(
        css[place],
        column.align && css.end,
        first && css.key,
        column.cut && css.cut,
        column.label && css.labelled,
      )}
      data-label={column.label ?? column.head}
    >
      {href ? <Link href={href(row)}>{content}</Link> : content}
    </td>
  )
}

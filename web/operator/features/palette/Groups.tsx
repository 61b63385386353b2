import { Fragment, useEffect, useRef } from 'react'
import { t } from '#i18n/operator'
import { DeskIcon } from '@/desk/DeskIcon'
import { Badge } from '@/ui/Badge'
import css from './Palette.module.css'
import { markOf, type Row, type RowGroup } from './rows'

type GroupsProps = {
  id: string
  groups: readonly RowGroup[]
  chosen: Row | undefined
  typed: string
  optionId: (row: Row) => string
  onOpen: (row: Row, elsewhere: boolean) => void
}

/** What was found, in groups; the chosen row follows the arrows of the field. */
export function Groups({ id, groups, chosen, typed, optionId, onOpen }: GroupsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  return (
    <div ref={list} id={id} className={css.list} role="listbox" aria-label={t.palette.results}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label}>
          <div className={css.head} aria-hidden="true">
            <span>{group.label}</span>
          </div>
          {group.rows.map((row) => (
            <div
              key={row.id}
              id={optionId(row)}
              role="option"
              aria-selected={row.id === chosen?.id}
              className={css.row}
              onClick={(event) => onOpen(row, event.ctrlKey || event.metaKey)}
            >
              <span className={css.square}>
                <DeskIcon name={row.icon} size="s" />
              </span>
              <span className={css.words}>
                <b>
                  <Marked text={row.title} typed={typed} />
                </b>
                {row.detail && (
                  <span>
                    <Marked text={row.detail} typed={typed} />
                  </span>
                )}
              </span>
              {row.state && <Badge>{row.state}</Badge>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = markOf(text, typed)
  return (
    <Fragment>
      {before}
      {match && <mark className={css.mark}>{match}</mark>}
      {after}
    </Fragment>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { t } from '#i18n/operator'
import { useNavigator } from '@/router/navigation'
import { Icon } from '@/ui/Icon'
import { useDebounced } from '@/ui/useDebounced'
import { Groups } from './Groups'
import css from './Palette.module.css'
import { paletteQuery } from './queries'
import { rowsOf, type Action, type Row } from './rows'

const words = t.palette
const SHORTEST = 2

type PaletteSearchProps = { actions: readonly Action[]; onClose: () => void }

/** The field and what it finds. Arrows choose, Enter opens, Ctrl and Enter opens in another tab. */
export function PaletteSearch({ actions, onClose }: PaletteSearchProps) {
  const id = useId()
  const { push } = useNavigator()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const looked = useDebounced(typed.trim())
  const search = useQuery({ ...paletteQuery(looked), enabled: looked.length >= SHORTEST })
  const found = looked.length >= SHORTEST ? (search.data?.data ?? []) : []
  const groups = rowsOf(found, actions, typed)
  const rows = groups.flatMap((group) => group.rows)
  const chosen = rows[Math.min(at, rows.length - 1)]
  const optionId = (row: Row) => `${id}-${row.id}`

  function open(row: Row, elsewhere: boolean) {
    if (elsewhere) return void window.open(row.href, '_blank', 'noopener')
    onClose()
    void push(row.href).catch(() => {}) // the progress bar shows the failure
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((Math.min(at, rows.length - 1) + step + rows.length) % Math.max(rows.length, 1))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <>
      <div className={css.field}>
        <Icon name="search" />
        <input
          autoFocus
          role="combobox"
          aria-label={words.open}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <button type="button" className={css.close} aria-label={words.close} onClick={onClose}>
          <kbd>{t.keys.escape}</kbd>
        </button>
      </div>
      <Groups id={`${id}-list`} groups={groups} chosen={chosen} typed={typed} optionId={optionId} onOpen={open} />
      <p className={css.said} role="status">
        {search.isError ? words.failed : rows.length === 0 && !search.isFetching ? words.nothing(typed) : ''}
      </p>
      <footer className={css.foot} aria-hidden="true">
        {words.keys.map(([keys, meaning]) => (
          <span key={meaning}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {meaning}
          </span>
        ))}
      </footer>
    </>
  )
}

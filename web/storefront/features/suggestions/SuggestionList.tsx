import { useId } from 'react'
import { t } from '#i18n/suggestions'
import { classNames } from '@/lib/class-names'
import { formatMoney } from '@/lib/format-money'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import type { Suggestion, SuggestionGroup } from './suggestions'
import css from './SuggestionList.module.css'

type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  all: Suggestion
  active: Suggestion | undefined
  onChoose: (line: Suggestion) => void
}

/** The id of a line in the list, for the box that points to it. */
export const lineId = (listId: string, key: string) => `${listId}-${key}`

/** The list under a search box. Focus stays in the box; the lines are links for a mouse or a finger. */
export function SuggestionList({ id, groups, all, active, onChoose }: SuggestionListProps) {
  const base = useId()
  const line = (item: Suggestion) => (
    <Line
      key={item.key}
      id={lineId(id, item.key)}
      item={item}
      selected={item.key === active?.key}
      onChoose={() => onChoose(item)}
    />
  )
  return (
    // Pressing a line must not take focus from the box, or the list would close before the click.
    <div
      id={id}
      className={css.list}
      role="listbox"
      aria-label={t.label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, items }, index) => (
        <div key={label} className={css.group} role="group" aria-labelledby={`${base}-${index}`}>
          <span className={css.label} id={`${base}-${index}`} role="presentation">
            {label}
          </span>
          {items.map(line)}
        </div>
      ))}
      {line(all)}
    </div>
  )
}

type LineProps = { id: string; item: Suggestion; selected: boolean; onChoose: () => void }

function Line({ id, item, selected, onChoose }: LineProps) {
  const { label, detail, price, thumbs, href, key } = item
  const option = { id, role: 'option', 'aria-selected': selected, tabIndex: -1, onClick: onChoose }
  if (!href) {
    return (
      <button {...option} type="button" className={classNames(css.line, css.all)}>
        {label}
      </button>
    )
  }
  return (
    <Link {...option} className={classNames(css.line, key === 'all' && css.all)} href={href}>
      {thumbs !== undefined && (
        <span className={css.thumb}>
          {thumbs && <Picture className={css.image} thumbs={thumbs} alt="" sizes="2.5rem" eager />}
        </span>
      )}
      {key === 'all' && <Icon name="search" size="s" />}
      <span className={css.words}>
        <span className={css.name}>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {price !== undefined && <span className={css.price}>{formatMoney(price)}</span>}
    </Link>
  )
}

import { formatCount } from '@/lib/format-money'
import { Link } from '@/ui/Link'
import css from './FilterLinks.module.css'

export type View = {
  id: string
  label: string
  href: string
  /** How many there are, when it is known. */ count?: number | undefined
  /** How many the server counts: beyond, it says one more. */ counted?: number
}

/** The states of a list as links: each has its own address, so that the browser's back button works. */
export function FilterLinks({
  label,
  filters,
  selected,
}: {
  label: string
  filters: readonly View[]
  selected: string
}) {
  return (
    <nav className={css.filters} aria-label={label}>
      {filters.map(({ id, label: name, href, count, counted = Infinity }) => (
        <Link key={id} className={css.filter} href={href} aria-current={id === selected ? 'page' : undefined}>
          {name}
          {count !== undefined && (
            <span className={css.count}>{count > counted ? `${formatCount(counted)}+` : formatCount(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

import { formatCount } from '@/lib/format-money'
import css from './Filters.module.css'

/** What a filter offers, and how many results it would leave. */
export function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {`${name} `}
      <i className={css.count}>{formatCount(count)}</i>
    </>
  )
}

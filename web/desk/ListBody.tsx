import type { ReactNode } from 'react'
import { t } from '#i18n/desk'
import { Button } from '@/ui/Button'
import css from './ListBody.module.css'
import { ListError, LoadingRows } from './states'
import type { ListState } from './use-list-state'

type ListBodyProps<T> = {
  query: { data: T | undefined; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  /** What is said when the list could not be read. */
  failed: string
  rows?: number
  children: (data: T) => ReactNode
}

/** A list that is read: bars on the way, the reason when it fails, then the list. */
export function ListBody<T>({ query, failed, rows = 6, children }: ListBodyProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <LoadingRows rows={rows} />
  return (
    <ListError title={failed} error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  )
}

/** The way to what follows in a list, and back to its beginning. */
export function PageLinks({ state, next }: { state: ListState; next: string }) {
  const started = state.get('avant') !== ''
  if (!started && next === '') return null
  return (
    <div className={css.pages}>
      {started && (
        <Button size="s" variant="secondary" href={state.href({})}>
          {t.pages.first}
        </Button>
      )}
      {next && (
        <Button size="s" variant="secondary" href={state.href({ avant: next })}>
          {t.pages.next}
        </Button>
      )}
    </div>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/ui'
import { ApiError } from '@/api/client'
import { Alert } from './Alert'
import { Button } from './Button'

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Holds the place of what is on its way. */
  skeleton: ReactNode
  /** What to show when there is no such thing (404); otherwise that is a failure like any other. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What a read answered; until then a shape in its place, and after a failure the way to try again. */
export function Loaded<T>({ query, skeleton, missing, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <div aria-busy="true">{skeleton}</div>
  if (missing && error instanceof ApiError && error.status === 404) return missing
  const again = (
    <Button size="s" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  )
  return <Alert kind="error" title={t.failed} action={again} />
}

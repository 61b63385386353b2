import { t } from '#i18n/order'
import { ApiError } from '@/api/client'

/** What to tell when no order is shown. Whichever part was wrong is never said. */
export function trackingFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t.tracking.failed
  if (error.status === 429) return t.tracking.tooMany
  return error.status < 500 ? t.tracking.notFound : t.tracking.failed
}

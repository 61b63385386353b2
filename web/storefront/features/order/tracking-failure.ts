import { t } from '#i18n/order'
import { ApiError } from '@/api/client'

/** The sentence when no order is shown. It never says which part was wrong. */
export function trackingFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t.tracking.failed
  if (error.status === 429) return t.tracking.tooMany
  return error.status < 500 ? t.tracking.notFound : t.tracking.failed
}

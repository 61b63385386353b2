import { t } from '#i18n/operator-shops'
import { Badge } from '@/ui/Badge'
import type { Status } from './queries'

const tones = {
  draft: 'waiting',
  changes_requested: 'info',
  refused: 'neutral',
  approved: 'success',
  suspended: 'error',
  closed: 'neutral',
} as const

/** Where a shop stands, in a word. */
export function ShopStatus({ status, away }: { status: Status; away?: boolean }) {
  if (away && status === 'approved') return <Badge tone="info">{t.away}</Badge>
  return <Badge tone={tones[status]}>{t.status[status]}</Badge>
}

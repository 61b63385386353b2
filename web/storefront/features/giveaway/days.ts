import { t } from '#i18n/giveaway'
import { formatDate } from '@/lib/format-date'

/** The last day to enter. Entries close at the midnight that ends it, which is already the next day. */
export const lastDay = (closesAt: string) => formatDate(Date.parse(closesAt) - 1)

/** The day of a draw with its hour, which is always noon. */
export const drawDay = (announcedAt: string) => t.noon(formatDate(announcedAt))

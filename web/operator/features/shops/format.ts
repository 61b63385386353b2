import { t } from '#i18n/operator-shops'

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

/** A share from 0 to 1 as a percentage; a dash when there is none. */
export const formatShare = (share: number | null | undefined): string =>
  share == null ? t.none : t.percent(decimal(share * 100, 1))

/** A rate that is already a percentage: `10 %`, `7,5 %`. */
export const formatPercent = (percent: number): string => t.percent(decimal(percent, percent % 1 === 0 ? 0 : 2))

/** Days with one decimal. */
export const formatDays = (days: number | null | undefined): string =>
  days == null ? t.none : t.days(decimal(days, 1))

/** Whole days since a moment. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / 86_400_000))

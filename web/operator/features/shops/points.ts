import { t } from '#i18n/operator-shops'
import type { ShopRecord } from './queries'

/** What prevents an approval, in words. */
export const blockers = ({ checks }: ShopRecord): string[] =>
  checks
    .filter(({ verdict }) => verdict === 'blocks')
    .map(({ field, code }) => t.record.verdicts[field]?.[code] ?? code)

/** What a shop could be asked to correct, a sentence each: its legal data, then products without a photo. */
export const pointsOf = ({ checks, products }: ShopRecord): string[] => [
  ...checks.filter(({ verdict }) => verdict !== 'fine').flatMap(({ field }) => t.decision.point[field] ?? []),
  ...products.newest.filter(({ thumbs }) => !thumbs).map(({ name }) => t.decision.noPhotoPoint(name)),
]

import type { t as french } from '../fr/report-link'

/** English words of the link that reports something. */
export const t = {
  open: 'Report',
  openFor: {
    product: 'Report this product',
    shop: 'Report this shop',
    question: 'Report this question',
    review: 'Report this review',
    message: 'Report this message',
  },
} satisfies typeof french

import { formatCount } from '@/lib/format-money'
import type { t as fr } from '../fr/reviews'

export const t = {
  title: 'Reviews of this product',
  summary: (average: number) => `${average.toFixed(1)} out of 5`,
  basedOn: (count: number) => `${formatCount(count, 'en')} review${count === 1 ? '' : 's'} of verified purchases`,
  distribution: 'How the reviews are spread',
  row: (stars: number, count: number) =>
    `${stars} star${stars > 1 ? 's' : ''}: ${formatCount(count, 'en')} review${count === 1 ? '' : 's'}`,
  stars: (stars: number) => `${stars} star${stars > 1 ? 's' : ''} out of 5`,
  starsShort: (stars: number) => `${stars}\u00a0★`,
  loading: 'Loading the reviews…',
  loadFailed: 'The reviews could not be read. Please try again in a moment.',
  verified: 'Verified purchase',
  returned: 'Product returned: this review does not count in the average',
  author: (name: string) => name || 'Someone who bought it',
  by: (author: string, date: string) => `${author}, ${date}`,
  photo: (author: string, at: number) => `Photo ${at} by ${author}`,
  answer: 'Answer of the shop',
  more: 'Show more reviews',
} satisfies typeof fr

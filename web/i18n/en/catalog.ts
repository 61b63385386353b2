import { formatCount } from '@/lib/format-money'
import type { t as fr } from '../fr/catalog'

export const t = {
  tile: {
    onSale: 'On sale',
    soldOut: 'Sold out',
    freeShipping: 'Free shipping',
    details: 'See details',
    salePrice: 'Sale price:',
    regularPrice: 'Regular price:',
    discount: (percent: number) => `\u2212${percent}%`,
    away: (km: number) => `${km < 10 ? String(Math.round(km * 10) / 10) : formatCount(Math.round(km), 'en')} km away`,
  },
  rating: {
    shown: (average: number, count: string) => `${average} (${count})`,
    said: (average: number, count: number) => `${average} stars out of 5, ${formatCount(count, 'en')} reviews`,
    someone: 'Someone who bought it',
  },
  grid: { loading: 'Loading products…' },
  category: {
    all: 'All categories',
    products: (count: number) => `${formatCount(count, 'en')} product${count === 1 ? '' : 's'}`,
  },
  shop: {
    newest: (product: string) => `New: ${product}.`,
    categories: {
      art_culture: 'Arts and culture',
      electro: 'Electronics',
      fashion: 'Fashion and clothing',
      food_beverage: 'Food and drinks',
      home_deco: 'Home and decor',
      hardware_reno: 'Hardware and renovation',
      health_beauty: 'Health and beauty',
      sport_recreation: 'Sports and recreation',
      cars: 'Automotive',
      pets: 'Pets',
    },
  },
  opening: {
    title: 'The first shops are moving in',
    text: 'Nothing is for sale yet. Do you make things? This is a good time to open yours.',
    sell: 'Open my shop',
  },
} satisfies typeof fr

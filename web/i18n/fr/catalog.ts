import { formatCount } from '@/lib/format-money'
import { formatRating } from '@/lib/format-rating'
import { plural } from './words'

/** Words around products, categories and shops. */
export const t = {
  tile: {
    onSale: 'En solde',
    soldOut: 'Épuisé',
    freeShipping: 'Livraison gratuite',
    details: 'Voir les détails',
    salePrice: 'Prix en solde\u00a0:',
    regularPrice: 'Prix courant\u00a0:',
    discount: (percent: number) => `\u2212${percent}\u00a0%`,
    away: (km: number) =>
      `à ${km < 10 ? String(Math.round(km * 10) / 10).replace('.', ',') : formatCount(Math.round(km))}\u00a0km`,
  },
  rating: {
    shown: (average: number, count: string) => `${formatRating(average)} (${count})`,
    said: (average: number, count: number) => `${formatRating(average)} étoiles sur 5, ${formatCount(count)} avis`,
    someone: 'Une personne de la clientèle',
  },
  grid: { loading: 'Chargement des produits…' },
  category: {
    all: 'Toutes les catégories',
    products: (count: number) => plural(count, 'produit', 'produits'),
  },
  shop: {
    newest: (product: string) => `Nouveauté\u00a0: ${product}.`,
    categories: {
      art_culture: 'Arts et culture',
      electro: 'Électronique',
      fashion: 'Mode et vêtements',
      food_beverage: 'Nourriture et boissons',
      home_deco: 'Maison et décoration',
      hardware_reno: 'Quincaillerie et rénovations',
      health_beauty: 'Santé et beauté',
      sport_recreation: 'Sports et loisirs',
      cars: 'Automobile',
      pets: 'Animaux',
    },
  },
  opening: {
    title: 'Les premières boutiques s’installent',
    text: 'Rien n’est encore en vente. Vous fabriquez? C’est le bon moment pour ouvrir la vôtre.',
    sell: 'Ouvrir ma boutique',
  },
}

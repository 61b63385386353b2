import { formatCount } from '@/lib/format-money'
import { formatRating } from '@/lib/format-rating'

/** Words of what buyers say of products. */
export const t = {
  title: 'Avis sur ce produit',
  summary: (average: number) => `${formatRating(average)} sur 5`,
  basedOn: (count: number) => `${formatCount(count)} avis d’achat vérifié`,
  distribution: 'Répartition des avis',
  row: (stars: number, count: number) => `${stars} étoile${stars > 1 ? 's' : ''}\u00a0: ${formatCount(count)} avis`,
  stars: (stars: number) => `${stars} étoile${stars > 1 ? 's' : ''} sur 5`,
  starsShort: (stars: number) => `${stars}\u00a0★`,
  loading: 'Chargement des avis…',
  loadFailed: 'Les avis n’ont pas pu être lus. Réessayez dans quelques instants.',
  verified: 'Avis d’achat vérifié',
  returned: 'Produit retourné\u00a0: cet avis ne compte pas dans la moyenne',
  author: (name: string) => name || 'Une personne de la clientèle',
  by: (author: string, date: string) => `${author}, ${date}`,
  photo: (author: string, at: number) => `Photo ${at} de ${author}`,
  answer: 'Réponse de la boutique',
  more: 'Voir plus d’avis',
}

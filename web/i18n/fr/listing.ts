import { elide } from '@/lib/elide'
import { formatCount } from '@/lib/format-money'
import { plural } from './words'

const dollars = (amount: number) => `${formatCount(amount)}\u00a0$`

/** Words of the listings: tabs, filters, sorts, counts. */
export const t = {
  tabs: { label: 'Résultats', products: 'Produits', stores: 'Boutiques' },
  count: (from: number, to: number, total: number) =>
    `${formatCount(from)}-${formatCount(to)} de ${formatCount(total)}`,
  /** Read aloud after each change. */
  found: (total: number, tab: 'products' | 'stores') =>
    tab === 'products' ? plural(total, 'produit', 'produits') : plural(total, 'boutique', 'boutiques'),
  sort: {
    label: 'Trier par',
    relevance: 'Par défaut',
    popularity: 'Popularité',
    rating: 'Mieux notés',
    createdAt: 'Derniers ajouts',
    cheapest: 'Prix croissant',
    dearest: 'Prix décroissant',
    distance: 'Distance',
  },
  perPage: 'Par page',
  filters: {
    open: 'Filtres',
    label: 'Filtres de la recherche',
    reset: 'Réinitialiser',
    resetAll: 'Réinitialiser les filtres',
    show: (total: number, tab: 'products' | 'stores') => `Voir ${t.found(total, tab)}`,
    showPlain: 'Voir les résultats',
    active: 'Filtres actifs',
    remove: 'Retirer le filtre',
    /** A value that nothing in the market has any more. */
    gone: (name: string) => `${name} (n’existe plus)`,
  },
  categories: {
    label: 'Catégories des résultats',
    title: 'Catégories',
    all: 'Toutes les catégories',
    mostly: 'Sous-catégories',
  },
  price: {
    title: 'Prix',
    from: 'De',
    to: 'À',
    fromThumb: 'Prix minimal',
    toThumb: 'Prix maximal',
    amount: dollars,
    /** The end of the scale has no limit: it also shows what costs more. */
    amountOrMore: (amount: number) => `${dollars(amount)} et plus`,
    chip: (min: number, max: number) => `De ${dollars(min)} à ${dollars(max)}`,
    chipFrom: (min: number) => `À partir de ${dollars(min)}`,
  },
  shops: {
    title: 'Boutiques',
    all: 'Toutes les boutiques',
    more: (count: number) => `${formatCount(count)}\u00a0autres boutiques`,
    less: 'Moins de boutiques',
  },
  only: {
    title: 'Disponibilité et offres',
    inStock: 'En stock',
    onSale: 'En solde',
    freeShipping: 'Livraison gratuite',
  },
  values: {
    colors: 'Couleur',
    sizes: 'Taille et format',
    materials: 'Matière',
    regions: 'Région',
    more: (count: number) => `${formatCount(count)}\u00a0de plus`,
    less: 'En montrer moins',
  },
  storeCodes: { title: 'Catégories' },
  distance: {
    title: 'Distance',
    any: 'Peu importe',
    upTo: (distance: number) => `Jusqu’à ${formatCount(distance)}\u00a0km`,
    choose: 'Choisir',
    within: (distance: number, place: string | undefined) =>
      `À moins de ${formatCount(distance)}\u00a0km${place ? ` ${elide('de', place)}` : ''}`,
    chip: 'Du plus près au plus loin',
    chipFrom: (place: string) => `Près ${elide('de', place)}`,
  },
  /** The default of every list without an answer. */
  empty: 'Désolé, aucun résultat.',
  emptyFiltered: 'Retirez un filtre ou deux, et la tablette se remplira.',
  beyond: 'Cette page n’existe plus dans la liste.',
  firstPage: 'Revenir à la première page',
  failed: 'Les résultats n’ont pas pu être chargés.',
  retry: 'Réessayer',
  place: {
    title: 'À partir d’où?',
    label: 'Ville ou code postal',
    placeholder: 'Kamouraska, G0L',
    search: 'Trier',
    here: 'Utiliser ma position',
    locating: 'Recherche de votre position…',
    refused: 'Votre position n’est pas accessible. Écrivez plutôt une ville ou un code postal.',
    unknown:
      'Nous ne connaissons pas cet endroit. Essayez une ville voisine ou les trois premiers caractères du code postal.',
    close: 'Fermer le choix de l’endroit',
  },
}

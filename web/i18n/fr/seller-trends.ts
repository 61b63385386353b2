import { formatCount } from '@/lib/format-money'
import { plural } from './words'

const times = (count: number) => `${formatCount(count)}\u00a0fois`

/** Words of the page that tells a shop what works. */
export const t = {
  metaTitle: 'Ce qui marche',
  title: 'Ce qui marche',
  period: 'Période',
  weeks: (count: number) => `${count} semaines`,
  said: {
    nothing: (weeks: number) => `Personne n’a vu vos produits pendant ces ${weeks} semaines.`,
    seen: (views: number) => `Vos produits ont été vus ${times(views)}. Personne n’en a encore commandé.`,
    inCarts: (views: number, additions: number) =>
      `Vos produits ont été vus ${times(views)} et mis au panier ${times(additions)}. Personne n’en a encore commandé.`,
    ordered: (orders: number) => plural(orders, 'commande', 'commandes'),
    sold: (orders: number, revenue: string) => `${plural(orders, 'commande', 'commandes')}, ${revenue} de ventes`,
    up: (percent: number) => `, ${percent}\u00a0% de plus que les semaines d’avant.`,
    down: (percent: number) => `, ${percent}\u00a0% de moins que les semaines d’avant.`,
    same: ', autant que les semaines d’avant.',
    first: '.',
    best: (name: string, share: number) => ` «\u00a0${name}\u00a0» en apporte ${share}\u00a0%.`,
  },
  only: (name: string) => `Seulement «\u00a0${name}\u00a0».`,
  thisProduct: 'ce produit',
  wholeShop: 'Voir toute la boutique',
  editProduct: 'Ouvrir le produit',
  figures: {
    views: 'Vues',
    additions: 'Ajouts au panier',
    orders: 'Commandes',
    revenue: 'Ventes',
    units: 'Unités',
    conversion: 'Conversion',
  },
  before: (value: string) => `Avant\u00a0: ${value}`,
  change: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent)}\u00a0%`,
  rate: (percent: number) => `${percent.toLocaleString('fr-CA')}\u00a0%`,
  unknown: '—',
  bar: (from: string, to: string, value: string) => `Du ${from} au ${to}\u00a0: ${value}`,
  week: 'Semaine du',
  byWeek: 'Voir les chiffres semaine par semaine',
  note: (sales: boolean) =>
    'Les semaines finissent aujourd’hui. ' +
    (sales ? 'Les ventes sont les articles avant taxes et livraison, moins les remboursements. ' : '') +
    'La conversion est le nombre de commandes pour cent vues.',
  products: {
    title: 'Produits',
    name: 'Produit',
    none: 'Aucun produit vu ni commandé pendant ces semaines.',
    count: (count: number) => plural(count, 'produit', 'produits'),
    first: (shown: number, count: number) =>
      `Les ${shown} premiers de ${formatCount(count)} produits. Le fichier les a tous.`,
    apart: (amount: string) =>
      `De la somme des ventes, ${amount} sont à soustraire\u00a0: des montants remboursés sans produit précis.`,
  },
  searches: {
    title: 'Recherches qui ont mené ici',
    words: 'Mots cherchés',
    times: 'Visites',
    none: 'Aucune recherche n’a mené deux fois à vos produits pendant ces semaines.',
    help: 'Les mots tapés au moins deux fois. Nous ne gardons rien sur qui les a tapés.',
  },
  returns: {
    title: 'Retours demandés',
    none: 'Aucun retour demandé pendant ces semaines.',
    units: (count: number) => plural(count, 'unité', 'unités'),
    times: (count: number) => times(count),
  },
  csv: 'Exporter (CSV)',
  csvFile: (weeks: number) => `ce-qui-marche-${weeks}-semaines.csv`,
  csvFailed: 'Le fichier n’a pas pu être fait. Réessayez dans un instant.',
  empty: {
    title: 'Rien à compter pour l’instant',
    text: 'Les vues, les paniers et les commandes de vos produits s’ajouteront ici dès les premières visites.',
    products: 'Voir mes produits',
  },
}

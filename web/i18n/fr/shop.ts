import { elide } from '@/lib/elide'
import { formatMoney } from '@/lib/format-money'

const days = (count: number) => `${count} jour${count > 1 ? 's' : ''} ouvrable${count > 1 ? 's' : ''}`

/** Words of a shop's two pages. */
export const t = {
  crumb: 'Boutiques',
  about: 'À propos de la boutique',
  aboutCrumb: 'À propos',
  aboutTitle: (shop: string) => `${shop}\u00a0: à propos, livraison et retours`,
  page: (shop: string, page: number) => `${shop}, page ${page}`,
  description: (shop: string, city: string) =>
    `Les produits ${elide('de', shop)}, boutique indépendante ${elide('de', city)}.`,
  place: (city: string, postalCode: string) => [city, postalCode.replace(' ', '\u00a0')].filter(Boolean).join(', '),
  facts: {
    label: 'En bref',
    freeAlways: 'Livraison gratuite',
    freeFrom: (threshold: number) => `Livraison gratuite dès ${formatMoney(threshold)}`,
    from: (amount: number) => `Livraison à partir de ${formatMoney(amount)}`,
    since: (date: string) => `Sur le marché depuis le ${date}`,
  },
  away: {
    title: (shop: string) => `${shop} est en vacances.`,
    paused: (shop: string) => `${shop} est en pause.`,
    untilReopened: 'La boutique ne prend pas de commandes jusqu’à nouvel ordre. Ses produits restent à voir.',
    until: (date: string) => `La boutique revient le ${date}. Ses produits pourront être commandés à son retour.`,
  },
  closed: {
    title: (shop: string) => `${shop} a fermé ses portes.`,
    text: 'La boutique ne vend plus. Les commandes déjà passées se poursuivent.',
  },
  products: {
    title: 'Les produits de la boutique',
    titleFor: (q: string) => `Résultats pour «\u00a0${q}\u00a0» dans la boutique`,
    all: 'Voir toute la boutique',
    search: 'Chercher dans la boutique',
    placeholder: 'Un produit, une couleur…',
    button: 'Chercher',
  },
  categories: { label: 'Catégories de la boutique', title: 'Catégories', all: 'Toute la boutique' },
  story: {
    title: 'Qui nous sommes',
    none: 'La boutique n’a pas encore écrit sa présentation.',
    see: 'Voir ses produits',
  },
  shipping: {
    title: 'Livraison',
    free: 'La livraison est gratuite.',
    perItem: (amount: number) => `${formatMoney(amount)} par article.`,
    flat: (amount: number) => `${formatMoney(amount)} par commande, quel que soit le nombre d’articles.`,
    steps: 'Le prix dépend du nombre d’articles commandés à la boutique.',
    stepFree: 'Gratuite',
    freeFrom: (threshold: number) => `Gratuite dès ${formatMoney(threshold)} d’achats dans cette boutique.`,
    beforeTax: 'Avant les taxes, calculées à la caisse selon votre adresse.',
  },
  ways: {
    pickup: (price: number) => (price > 0 ? `Ramassage, ${formatMoney(price)}` : 'Ramassage gratuit'),
    local: (price: number) => (price > 0 ? `Livraison locale, ${formatMoney(price)}` : 'Livraison locale gratuite'),
    within: (km: number) => `Par la boutique elle-même, dans un rayon de ${km}\u00a0km.`,
  },
  delivery: {
    title: 'Délai',
    ships: (min: number, max: number, noParcel: boolean) => {
      const what = noParcel ? 'Prêt' : 'Expédié'
      if (max <= 0) return 'Demandez le délai à la boutique avant de commander.'
      if (min <= 0) return `${what} en ${days(max)} ou moins.`
      return min === max ? `${what} en ${days(max)}.` : `${what} en ${min} à ${days(max)}.`
    },
  },
  returns: {
    title: 'Retours',
    none: 'La boutique n’ajoute rien à la politique de retour du marché.',
    policy: 'Politique de retour et remboursement',
  },
  merchant: {
    title: 'Le marchand',
    note: 'La vente est conclue avec ce marchand.',
    place: (city: string, province: string, postalCode: string) =>
      `${city} (${provinces[province] ?? province})\u00a0\u00a0${postalCode.replace(' ', '\u00a0')}`,
    phone: 'Téléphone',
  },
  contact: {
    title: 'Écrire à la boutique',
    text:
      'Vous avez commandé? Ouvrez votre commande pour écrire à la boutique. Une question avant d’acheter se pose ' +
      'sur la page du produit.',
    orders: 'Écrire à partir d’une commande',
    other: 'Nous joindre pour autre chose',
  },
}

const provinces: Record<string, string> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

import { formatCount, formatMoney } from '@/lib/format-money'

/** A sentence around an amount that stands out: before it, the amount, after it. */
export type Sentence = readonly [before: string, amount: string, after: string]

/** Words of the product page. Texts fixed by the specification are kept word for word. */
export const t = {
  gallery: {
    label: 'Photos du produit',
    photo: (rank: number, count: number) => `Photo ${rank} sur ${count}`,
    enlarge: 'Agrandir la photo',
    shrink: 'Réduire la photo',
    zoom: (name: string) => `Photos\u00a0: ${name}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    close: 'Fermer les photos',
  },
  price: {
    from: 'À partir de',
    onSale: (percent: number | null) => (percent === null ? 'En solde' : `En solde, \u2212${percent}\u00a0%`),
  },
  options: {
    chosen: (option: string) => `${option}\u00a0:`,
    none: 'à choisir',
    soldOut: 'en rupture de stock',
    impossible: 'non offert avec vos autres choix',
  },
  buy: {
    add: 'Ajouter au panier',
    bar: 'Achat rapide',
    soldOut: 'En rupture de stock',
    notify: 'Avertissez-moi',
    choose: 'Choisissez vos options',
    away: 'Boutique en vacances',
    paused: 'Boutique en pause',
    limit: (max: number) => `Limite de ${max} par commande.`,
  },
  shop: {
    away: (town: string, km: number) => `${town}, à ${formatCount(Math.max(1, Math.round(km)))}\u00a0km de chez vous`,
    awayTitle: (shop: string) => `${shop} est en vacances.`,
    pausedTitle: (shop: string) => `${shop} est en pause.`,
    paused: 'La boutique ne prend pas de commandes jusqu’à nouvel ordre.',
    awayUntil: (date: string) => `La boutique revient le ${date}. Ses produits pourront être commandés à son retour.`,
  },
  shipping: {
    title: (shop: string) => `Livraison par ${shop}`,
    free: 'Gratuite',
    perItem: 'Par article',
    any: 'Par commande',
    one: '1 article',
    exactly: (count: number) => `${count} articles`,
    two: (from: number, to: number) => `${from} ou ${to} articles`,
    range: (from: number, to: number) => `${from} à ${to} articles`,
    andMore: (from: number) => (from === 1 ? '1 article et plus' : `${from} articles et plus`),
    meter: 'Vers la livraison gratuite',
    missing: (amount: number, shop: string): Sentence => [
      'Plus que ',
      formatMoney(amount),
      ` chez ${shop} et la livraison est gratuite.`,
    ],
    reached: (shop: string) => `La livraison est gratuite chez ${shop} avec cet achat.`,
  },
  promises: {
    inStock: 'En stock.',
    counted: (count: number) => `En stock, ${count} en main.`,
    soldOut: 'En rupture de stock pour le moment.',
    ships: (min: number, max: number) => workingDays('Expédié', min, max),
    prepared: (min: number, max: number) => workingDays('Préparé', min, max),
    pickup: (city: string, price: number) =>
      price > 0
        ? `Ramassage à la boutique (${city})\u00a0: ${formatMoney(price)}.`
        : `Ramassage offert à la boutique (${city}).`,
    local: (km: number, price: number, freeFrom: number) =>
      `Livraison locale (${km}\u00a0km)\u00a0: ${price > 0 ? formatMoney(price) : 'gratuite'}` +
      (price && freeFrom ? `, gratuite dès ${formatMoney(freeFrom)}.` : '.'),
    arrives: { parcel: 'Arrivée au Québec prévue', local: 'Livraison prévue', pickup: 'À ramasser vers' },
    ifToday: 'si vous commandez aujourd’hui.',
    returns: 'Retour possible, demandé depuis votre compte.',
    finalSale: 'Vente finale\u00a0: ni échange ni remboursement.',
  },
  tabs: {
    label: 'À propos de ce produit',
    description: 'Description',
    specifications: 'Spécifications',
    questions: 'Questions',
  },
  noDescription: 'La boutique n’a pas encore décrit ce produit.',
  specs: {
    caption: 'Spécifications de la variante choisie',
    choose: 'Veuillez sélectionner une variante pour voir ses spécifications.',
    sku: 'UGS',
    inventory: 'Inventaire',
    inStock: 'En stock',
    outOfStock: 'En rupture de stock',
    finalSale: 'Vente finale',
    yes: 'Oui',
    no: 'Non',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
    weight: 'Poids',
    cm: (size: number) => `${decimal(size)}\u00a0cm`,
    kg: (weight: number) => `${decimal(weight)}\u00a0kg`,
    unknown: 'Non précisé',
  },
  more: {
    sameShop: 'Autres produits de ce vendeur',
    wholeShop: 'Toute la boutique',
    similar: 'Dans le même esprit',
    recent: 'Vus récemment',
    forget: 'Effacer',
    recentNote: 'Cette liste reste sur votre appareil.',
  },
}

function workingDays(done: string, min: number, max: number): string {
  const s = max > 1 ? 's' : ''
  const most = `${max} jour${s} ouvrable${s}`
  if (min <= 0) return `${done} en ${most} ou moins.`
  return min === max ? `${done} en ${most}.` : `${done} en ${min} à ${most}.`
}

function decimal(value: number): string {
  return String(value).replace('.', ',')
}

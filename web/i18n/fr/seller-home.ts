import { formatCount } from '@/lib/format-money'

const plural = (count: number, one: string, many: string) => `${formatCount(count)}\u00a0${count > 1 ? many : one}`

/** Words of the seller's first page. */
export const t = {
  metaTitle: 'Aujourd’hui',
  title: 'Aujourd’hui',
  todo: 'À faire',
  allDone: 'Tout est fait. Rien ne vous attend pour l’instant.',
  firstSteps: {
    title: 'Vos premiers pas',
    left: (count: number) => (count > 1 ? `Encore ${count} étapes à faire.` : 'Encore une étape à faire.'),
    ready: 'Tout est prêt. Votre boutique ouvrira dès que nous l’aurons approuvée.',
    done: 'fait',
    photo: { title: 'Ajouter une photo de la boutique', text: 'Votre atelier, vous, ou votre enseigne.' },
    presentation: { title: 'Vous présenter', text: 'Qui vous êtes et comment vous travaillez.' },
    shipping: { title: 'Régler la livraison', text: 'Ce que paie un envoi, et en combien de temps il part.' },
    product: { title: 'Ajouter un premier produit', text: 'Un nom, une photo, un prix.' },
  },
  toShip: (count: number) => plural(count, 'commande à expédier', 'commandes à expédier'),
  oldest: (date: string) => `La plus ancienne est du ${date}.`,
  oldestMessage: (date: string) => `Le plus ancien est du ${date}.`,
  receiveBefore: (date: string) => `Le premier doit être reçu avant le ${date}.`,
  returnsToAnswer: (count: number) => plural(count, 'demande de retour à traiter', 'demandes de retour à traiter'),
  returnsToReceive: (count: number) => plural(count, 'retour à recevoir', 'retours à recevoir'),
  questions: (count: number) => plural(count, 'question sans réponse', 'questions sans réponse'),
  reviews: (count: number) => plural(count, 'avis sans réponse', 'avis sans réponse'),
  messages: (count: number) => plural(count, 'message non lu', 'messages non lus'),
  lowStock: (count: number) => plural(count, 'variante bientôt épuisée', 'variantes bientôt épuisées'),
  sales: {
    title: 'Ventes des 30 derniers jours',
    help: 'Articles et livraison, avant taxes, moins les remboursements.',
    amount: 'Ventes',
    orders: 'Commandes',
    units: 'Unités vendues',
    change: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent)}\u00a0%`,
    since: 'Les pourcentages comparent avec les 30 jours d’avant.',
    noChange: 'Aucune vente dans les 30 jours d’avant.',
    chart: (total: string) => `Ventes par jour, ${total} en tout`,
    bar: (date: string, amount: string, orders: number) =>
      `${date}\u00a0: ${amount}, ${plural(orders, 'commande', 'commandes')}`,
    table: 'Voir les chiffres jour par jour',
    day: 'Jour',
  },
  stock: {
    title: 'Bientôt épuisé',
    empty: 'Aucun produit ne manque de stock.',
    product: 'Produit',
    left: 'Reste',
    none: 'Épuisé',
    more: (count: number) => `Et ${plural(count, 'autre', 'autres')}`,
  },
  bulletins: { title: 'Annonces du marché', unread: 'Nouveau' },
  vacation: {
    title: 'Votre boutique est en vacances',
    until: (date: string) => `La clientèle ne peut rien ajouter au panier avant le ${date}.`,
    paused: 'Votre boutique est en pause',
    untilReopened: 'La clientèle ne peut rien ajouter au panier tant que vous ne la rouvrez pas.',
    manage: 'Gérer les vacances',
  },
}

import { elide } from '@/lib/elide'
import { plural } from './words'

/** Words of a return request. */
export const t = {
  metaTitle: 'Nouveau retour',
  title: 'Nouveau retour',
  intro: (reference: string) =>
    `Choisissez ce que vous voulez retourner de la commande ${reference}. La boutique vous répondra par courriel.`,
  policy: 'Politique de retour et remboursement',
  pick: (name: string) => `Retourner ${name}`,
  shop: (name: string) => `Articles ${elide('de', name)}`,
  quantity: 'Quantité',
  of: (remaining: number) => `sur ${remaining}`,
  reason: 'Raison du retour',
  required: '(obligatoire)',
  reasonCount: (typed: number, max: number) => `${typed}/${max}`,
  until: (date: string) => `Retour possible jusqu’au ${date}.`,
  chosen: (count: number) => plural(count, 'article choisi', 'articles choisis'),
  chosenAt: (shops: readonly string[]) =>
    shops.length === 1 ? ` pour un retour chez ${shops[0]}` : ` pour un retour chez ${shops.length} boutiques`,
  nothingChosen: 'Aucun article choisi',
  submit: 'Demander le retour',
  none: 'Rien de cette commande ne peut être retourné.',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  toOrder: 'Retour à la commande',
  photos: {
    label: 'Photos (facultatif)',
    help: (max: number) => `Jusqu’à ${max}\u00a0photos. Seules la boutique et notre équipe les verront.`,
    sending: 'Envoi en cours…',
    title: 'Photos du retour',
    one: (place: number) => `Photo ${place}`,
    removeLast: 'Retirer la dernière photo',
    failed: 'La photo n’a pas pu être envoyée. Réessayez dans quelques instants.',
  },
  list: {
    title: 'Retours',
    empty: 'Aucun retour',
    emptyHint: 'Un article ne convient pas? Demandez son retour depuis la page de sa commande.',
    askedOn: (date: string) => `Demandé le ${date}`,
    receivedBefore: (date: string) => `La boutique doit l’avoir reçu avant le ${date}.`,
    refunded: 'remboursés',
    toRefund: 'à la réception',
    status: {
      returnRequested: 'Demandé',
      pendingReturn: 'Accepté',
      returnDenied: 'Refusé',
      returnExpired: 'Expiré',
      completed: 'Complété',
    },
  },
  done: {
    title: 'Votre demande de retour est envoyée',
    text: 'La boutique répond d’habitude en quelques jours. Gardez le produit jusqu’à sa réponse.',
    items: 'Ce que vous demandez à retourner',
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
  },
}

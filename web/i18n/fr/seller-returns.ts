import { plural } from './words'

/** Words of the returns as the shop settles them. */
export const t = {
  metaTitle: 'Retours',
  title: 'Retours',
  filters: 'État des retours',
  filter: { open: 'À traiter', settled: 'Réglés', all: 'Tous' },
  empty: 'Aucun retour',
  emptyHint: {
    open: 'Aucun retour ne vous attend.',
    settled: 'Les retours réglés paraîtront ici.',
    all: 'Les demandes de retour paraîtront ici.',
  },
  status: {
    returnRequested: 'À traiter',
    pendingReturn: 'À recevoir',
    returnDenied: 'Refusé',
    returnExpired: 'Expiré',
    completed: 'Reçu et remboursé',
  },
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  askedOn: (date: string, customer: string) => `Demandé le ${date} par ${customer}`,
  order: (reference: string) => `Commande ${reference}`,
  photos: 'Photos du retour',
  photo: (place: number) => `Photo ${place}`,
  reason: 'Raison donnée',
  denyReason: 'Votre motif de refus',
  due: (date: string) =>
    `Confirmez la réception avant le ${date}. Passé ce jour, le retour expire et rien n’est remboursé.`,
  restocked: 'Remis en stock.',
  refundWillBe: (amount: string) => `Remboursement à la réception\u00a0: ${amount}, taxes comprises.`,
  refunded: (amount: string) => `Remboursé à la personne\u00a0: ${amount}.`,
  accept: {
    action: 'Accepter',
    title: 'Accepter ce retour?',
    text:
      'La personne reçoit un courriel et vous envoie le produit. Vous avez 30 jours pour en confirmer la ' +
      'réception.',
    confirm: 'Accepter le retour',
    done: 'Le retour est accepté. La personne est prévenue.',
  },
  deny: {
    action: 'Refuser',
    title: 'Refuser ce retour',
    reason: 'Motif du refus',
    help: 'La personne lira ce motif sur la page de sa commande et dans un courriel.',
    count: (typed: number, max: number) => `${typed}/${max}`,
    confirm: 'Refuser le retour',
    done: 'Le retour est refusé. La personne est prévenue.',
  },
  receive: {
    action: 'Confirmer la réception',
    title: 'Confirmer la réception',
    text: (units: number) => `${plural(units, 'unité reçue', 'unités reçues')}. La personne est remboursée aussitôt.`,
    refund: (amount: string) => `Remboursement\u00a0: ${amount}, taxes comprises.`,
    restock: 'Que faire du produit?',
    yes: 'Le remettre en stock',
    no: 'Ne pas le remettre en stock (abîmé, incomplet)',
    uncounted: 'Le stock de ce produit n’est pas compté\u00a0: rien à remettre.',
    confirm: 'Confirmer et rembourser',
    done: (amount: string) =>
      amount ? `Le retour est reçu. ${amount} sont remboursés à la personne.` : 'Le retour est reçu.',
  },
  of: (action: string, product: string) => `${action}\u00a0: ${product}`,
  failed: 'Une erreur est survenue. Rien n’a été changé. Réessayez dans quelques instants.',
}

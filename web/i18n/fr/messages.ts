import { plural } from './words'

/** Words of the messages between a customer and a shop. */
export const t = {
  title: (shop: string) => `Écrire à ${shop}`,
  thread: (shop: string) => `Messages avec ${shop}`,
  empty: 'Aucun message pour l’instant. Écrivez à la boutique, elle reçoit un courriel.',
  label: 'Votre message',
  placeholder: 'Votre message à la boutique',
  count: (typed: number, max: number) => `${typed}/${max}`,
  left: (left: number) => `Il reste ${plural(left, 'caractère', 'caractères')}.`,
  send: 'Envoyer',
  sent: 'Merci! Votre message a été envoyé.',
  sentHint: 'Vous recevrez un courriel quand la boutique répondra.',
  another: 'Écrire un autre message',
  failed: "Erreur lors de l'envoi. Veuillez réessayer.",
  inbox: {
    title: 'Messages',
    empty: 'Aucun message pour l’instant',
    emptyHint: 'Écrivez à une boutique depuis la page d’une commande\u00a0: vos échanges seront tous ici.',
    order: (reference: string) => `Commande ${reference}`,
    yours: (text: string) => `Vous\u00a0: ${text}`,
    ofMarket: (text: string) => `L’équipe du marché\u00a0: ${text}`,
  },
  unread: (count: number) => plural(count, 'message non lu', 'messages non lus'),
}

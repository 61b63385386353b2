import { plural } from './words'

/** Words of the messages between the shop and its customers. */
export const t = {
  metaTitle: 'Messages',
  title: 'Messages',
  inbox: 'Conversations',
  empty: 'Aucun message',
  emptyHint: 'Les messages de votre clientèle paraîtront ici.',
  unread: (count: number) => plural(count, 'message non lu', 'messages non lus'),
  order: (reference: string) => `Commande ${reference}`,
  yourWords: (text: string) => `Vous\u00a0: ${text}`,
  marketWords: (text: string) => `L’équipe du marché\u00a0: ${text}`,
  threadTitle: (customer: string) => `Messages avec ${customer}`,
  back: 'Retour aux messages',
  noMessage: 'Aucun message pour l’instant. La personne reçoit un courriel quand vous lui écrivez.',
  label: 'Votre message',
  placeholder: 'Votre message à la personne',
  count: (typed: number, max: number) => `${typed}/${max}`,
  send: 'Envoyer',
  sent: 'Votre message est envoyé.',
  failed: "Erreur lors de l'envoi. Veuillez réessayer.",
  missing: 'Nous ne trouvons pas cette conversation.',
}

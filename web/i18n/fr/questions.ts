/** Words of a product's questions. Failures and the empty list are the specification's, word for word. */
export const t = {
  loading: 'Chargement des questions…',
  empty: 'Aucune question publiée pour ce produit pour le moment.',
  loadFailed: "Une erreur s'est produite, nous ne pouvons afficher les questions de ce produit pour le moment.",
  sendFailed: "Erreur lors de l'envoi. Veuillez réessayer.",
  title: 'Poser une question à la boutique',
  label: 'Votre question',
  help: 'Votre prénom et l’initiale de votre nom seront affichés avec votre question.',
  count: (typed: number, most: number) => `${typed}/${most}`,
  counted: (typed: number, most: number) => `${typed} caractères sur ${most}`,
  send: 'Envoyer ma question',
  sent: 'Merci! Votre question est publiée et la boutique pourra y répondre.',
  guest: 'Une question sur ce produit? Connectez-vous pour la poser à la boutique.',
  login: 'Me connecter',
  author: (first: string, last: string) => [first, last].filter(Boolean).join(' ') || 'Une personne de la clientèle',
  asked: (author: string, date: string) => `${author}, ${date}`,
  answer: 'Réponse de la boutique',
}

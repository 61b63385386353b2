import { elide } from '@/lib/elide'

/** Words of the seller space's frame. */
export const t = {
  space: 'Espace vendeur',
  join: 'Vendre',
  accountFailed: 'Votre compte n’a pas pu être chargé.',
  retry: 'Réessayer',
  signOut: 'Me déconnecter',
  toMarket: (name: string) => `Retour à ${name}`,
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  shopOnScreen: 'Boutique à l’écran',
  seeShop: 'Voir ma boutique',
  nav: {
    label: 'Espace vendeur',
    home: 'Aujourd’hui',
    orders: 'Commandes',
    returns: 'Retours',
    questions: 'Questions',
    reviews: 'Avis',
    messages: 'Messages',
    products: 'Produits',
    promotions: 'Promotions',
    trends: 'Ce qui marche',
    money: 'Argent',
    shop: 'Ma boutique',
    team: 'Équipe',
    journal: 'Journal',
    waiting: (count: number) => `${count} en attente`,
  },
  waiting: {
    title: 'Votre boutique est en attente d’approbation.',
    text:
      'Nous vous écrirons dès qu’elle sera approuvée. D’ici là, préparez vos produits\u00a0: ils seront visibles ' +
      'aussitôt.',
  },
  judged: {
    changes_requested: (email: string, reason: string) => ({
      title: 'Il reste quelques corrections à faire avant d’ouvrir votre boutique.',
      text:
        `${reason} Enregistrez vos corrections dans «\u00a0Ma boutique\u00a0»\u00a0: nous les lirons aussitôt. ` +
        `Une question? ${email}`,
    }),
    refused: (email: string, reason: string) => ({
      title: 'Votre demande n’est pas retenue.',
      text: `${reason} La décision peut être revue\u00a0: écrivez-nous à ${email}.`,
    }),
    suspended: (email: string, reason: string) => ({
      title: 'Votre boutique est suspendue.',
      text: `Le public ne la voit plus.${reason && ` Motif\u00a0: ${reason}`} Écrivez-nous à ${email}.`,
    }),
    closed: (email: string, reason: string) => ({
      title: 'Votre boutique est fermée.',
      text: `${reason} Les commandes déjà payées restent à expédier. Une question? ${email}`,
    }),
  },
  view: {
    label: 'Vue de la Régie',
    whose: (name: string) => `Vous voyez l’espace ${elide('de', name)} tel que la boutique le voit.`,
    nothing: 'Rien ne peut être modifié ici.',
    leave: 'Quitter la vue',
    conversation: 'Ouvrir la conversation',
    conversationNote: 'Le journal gardera que vous l’avez lue.',
  },
  notFound: {
    title: 'La page est introuvable...',
    text: 'Cette adresse ne mène à rien dans l’espace vendeur.',
    back: 'Revenir à aujourd’hui',
  },
}

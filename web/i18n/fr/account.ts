import { plural } from './words'

/** Words of the account area. Texts fixed by the specification are kept word for word. */
export const t = {
  menu: {
    label: 'Mon compte',
    home: 'Mon compte',
    orders: 'Mes commandes',
    messages: 'Messages',
    returns: 'Retours',
    wishlist: 'Liste de souhaits',
    follows: 'Boutiques suivies',
    addresses: 'Mes adresses',
    cards: 'Cartes de crédit',
    security: 'Sécurité',
    signOut: 'Me déconnecter',
  },

  home: {
    metaTitle: 'Mon compte',
    hello: (firstName: string) => `Bonjour, ${firstName}`,
    intro: 'Vos commandes, vos trouvailles et vos renseignements.',
    messages: (unread: number) =>
      unread === 0 ? 'Vos échanges avec les boutiques' : plural(unread, 'message non lu', 'messages non lus'),
    returns: 'Ce que vous renvoyez, et où c’en est',
    follows: 'Celles dont vous recevez les nouveautés',
    unread: (count: number) => `Vous avez ${plural(count, 'message non lu', 'messages non lus')}.`,
    orders: (total: number, open: number) =>
      total === 0
        ? 'Aucune commande pour l’instant'
        : plural(total, 'commande', 'commandes') + (open > 0 ? `, ${open} en cours` : ''),
    wishlist: (count: number) =>
      count === 0 ? 'Rien de gardé pour l’instant' : plural(count, 'article gardé', 'articles gardés'),
    addresses: (count: number) => (count === 0 ? 'Aucune adresse' : plural(count, 'adresse', 'adresses')),
    card: (brand: string, last4: string) => `${brand} ${last4} par défaut`,
    noCard: 'Aucune carte enregistrée',
    security: 'Nom, courriel, mot de passe',
    tracking: 'Suivi de commande',
    trackingHint: 'Avec la référence d’une commande',
    lastOrders: 'Dernières commandes',
    allOrders: 'Toutes mes commandes',
    details: 'Mes renseignements',
  },

  settings: {
    edit: 'Modifier',
    editOf: (label: string) => `\u00a0: ${label}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    failed:
      'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
    none: 'Non précisé',
  },

  security: {
    metaTitle: 'Sécurité',
    title: 'Sécurité',
    intro: 'Ce qui vous identifie, et ce qui protège votre compte.',
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom',
    nameSaved: 'Votre nom a été enregistré.',
    email: 'Courriel',
    newEmail: 'Nouveau courriel',
    emailHelp: 'Un lien de confirmation sera envoyé à cette adresse.',
    emailSent: (email: string) => `Un lien de confirmation a été envoyé à ${email}.`,
    emailSentHint:
      'Votre courriel changera quand vous ouvrirez ce lien. D’ici là, connectez-vous avec l’adresse actuelle.',
    emailExists: 'Cette adresse courriel existe déjà. Veuillez saisir une adresse unique.',
    phone: 'Téléphone',
    phoneSaved: 'Votre numéro de téléphone a été enregistré.',
    phoneExists: 'Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique.',
    password: 'Mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    passwordHelp: 'De 6 à 42 caractères.',
    confirmation: 'Confirmez le nouveau mot de passe',
    passwordSaved: 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.',
  },

  data: {
    title: 'Vos données',
    exportTitle: 'Obtenir une copie',
    exportText: 'Tout ce que nous conservons à votre sujet, dans un fichier que d’autres logiciels savent lire.',
    exportAction: 'Télécharger mes données',
    exportFile: 'mes-donnees.json',
    exported: 'Vos données ont été téléchargées.',
    deleteTitle: 'Supprimer mon compte',
    deleteText:
      'Vos adresses, vos cartes, vos listes et vos messages sont effacés. Les commandes et leurs factures sont ' +
      'conservées le temps que la loi sur les impôts l’exige, sans autre usage.',
    deleteAction: 'Supprimer mon compte',
    deleteConfirmTitle: 'Supprimer votre compte?',
    deleteConfirmText: 'C’est définitif. Entrez votre mot de passe pour confirmer.',
    deleteConfirmAction: 'Supprimer définitivement',
    deleted: 'Votre compte a été supprimé.',
  },
}

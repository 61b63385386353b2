import { elide } from '@/lib/elide'

/** Words of a shop's team: its screen, and the invitation to join it. */
export const t = {
  metaTitle: 'Équipe',
  title: 'Équipe',
  lead: 'Les personnes qui tiennent la boutique avec vous, et ce que chacune peut faire.',
  notSaved: 'Le changement n’a pas pu être enregistré. Réessayez dans quelques instants.',
  you: 'vous',
  since: (day: string) => `depuis le ${day}`,
  roles: {
    owner: { name: 'Propriétaire', meaning: 'Tout, y compris l’argent, les réglages et l’équipe.' },
    catalogue: { name: 'Catalogue', meaning: 'Les produits, les photos, l’import, les questions et les avis.' },
    orders: { name: 'Commandes', meaning: 'Les commandes, les colis, les retours, les messages et les questions.' },
  },
  member: {
    manage: 'Gérer',
    manageOf: (name: string) => `Gérer ${name}`,
    remove: 'Retirer de l’équipe',
    leave: 'Quitter l’équipe',
    removeEffect: 'L’espace de la boutique lui est fermé aussitôt. Son compte sur le marché reste.',
    leaveEffect: 'L’espace de la boutique vous est fermé aussitôt. Votre compte sur le marché reste.',
    submitRemove: (name: string) => `Retirer ${name} de l’équipe`,
    submitLeave: 'Quitter l’équipe',
    removed: (name: string) => `${name} ne fait plus partie de l’équipe.`,
    left: (shop: string) => `Vous ne faites plus partie de l’équipe ${elide('de', shop)}.`,
  },
  noRight: {
    title: 'Cet écran n’est pas de votre rôle.',
    text: (role: string, shop: string) =>
      `Votre rôle dans l’équipe ${elide('de', shop)} est «\u00a0${role}\u00a0». Une personne ` +
      'propriétaire de la boutique peut le changer.',
    link: 'Revenir à aujourd’hui',
  },
  leave: {
    action: 'Quitter l’équipe',
    title: (shop: string) => `Quitter l’équipe ${elide('de', shop)}?`,
    confirm: 'Quitter',
    cancel: 'Rester',
  },
  invitation: {
    metaTitle: 'Invitation',
    title: (shop: string) => `Rejoindre l’équipe ${elide('de', shop)}`,
    text: (email: string, role: string) => `Invitation pour ${email}. Rôle\u00a0: ${role.toLowerCase()}.`,
    dead: 'Cette invitation n’est plus valide',
    deadText: 'Elle a déjà servi, elle a été retirée, ou elle est trop vieille. Demandez-en une autre à la boutique.',
  },
}

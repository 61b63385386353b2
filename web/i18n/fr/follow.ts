/** Words of the shops that one follows. What is agreed to is kept by the server under its version, see queries.ts. */
export const t = {
  follow: 'Suivre la boutique',
  following: 'Boutique suivie',
  unfollowOf: (name: string) => `Ne plus suivre ${name}`,
  followed: (name: string) => `Vous suivez ${name}.`,
  unfollowed: (name: string) => `Vous ne suivez plus ${name}.`,
  email: 'Votre courriel',
  sentTo: (email: string) => `Les courriels iront à ${email}.`,
  consent:
    'Vous recevrez un courriel par semaine au plus, quand une boutique que vous suivez a du nouveau. Chacun a un ' +
    'lien pour ne plus en recevoir.',
  confirmTitle: 'Encore un clic.',
  confirmText: 'Ouvrez le courriel que nous venons de vous envoyer pour confirmer.',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  metaTitle: 'Boutiques suivies',
  title: 'Boutiques suivies',
  lead: 'Un courriel par semaine au plus, quand elles ont du nouveau.',
  empty: 'Aucune donnée de disponible',
  emptyHint: 'Le bouton «\u00a0Suivre la boutique\u00a0» de chaque boutique l’ajoute ici.',
  shops: 'Voir les boutiques',
  since: (date: string) => `Suivie depuis le ${date}`,
  closed: 'Cette boutique est fermée pour le moment.',
  unfollow: 'Ne plus suivre',
  confirm: {
    title: 'Suivre cette boutique',
    text: 'Vous recevrez un courriel par semaine au plus, quand une boutique que vous suivez a du nouveau.',
    button: 'Confirmer',
    doneTitle: 'C’est fait.',
    done: 'Nous vous écrirons quand la boutique aura du nouveau.',
  },
  leave: {
    title: 'Ne plus suivre de boutique',
    text: 'Vous ne suivrez plus aucune boutique avec cette adresse, et nous ne vous écrirons plus à leur sujet.',
    button: 'Ne plus rien recevoir',
    doneTitle: 'C’est fait.',
    done: 'Nous ne vous écrirons plus au sujet des boutiques.',
  },
}

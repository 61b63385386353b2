/** Words of a team, a shop's or the market's: who is invited, what each may do, how a role changes. */
export const t = {
  notSaved: 'Le changement n’a pas pu être enregistré. Réessayez dans quelques instants.',
  members: 'Membres',
  role: 'Rôle',
  invite: {
    action: 'Inviter',
    title: 'Inviter une personne',
    email: 'Son courriel',
    empty: 'Entrez le courriel de la personne à inviter.',
    effect: (email: string) => `Une lettre part à ${email}, avec un lien bon sept jours et une seule fois.`,
    submit: 'Envoyer l’invitation',
    done: (email: string) => `L’invitation est partie à ${email}.`,
  },
  invitations: {
    title: 'Invitations en attente',
    none: 'Aucune invitation n’attend de réponse.',
    until: (role: string, day: string) => `${role}, bonne jusqu’au ${day}`,
    withdraw: 'Retirer',
    withdrawOf: (email: string) => `Retirer l’invitation de ${email}`,
    withdrawn: (email: string) => `L’invitation de ${email} est retirée.`,
  },
  member: {
    what: 'Que faire?',
    role: 'Changer son rôle',
    roleEffect: (was: string, becomes: string) => `Son rôle passe de ${was} à ${becomes}, dès son prochain clic.`,
    journal: 'Le geste et sa raison sont inscrits au journal, à votre nom.',
    reasonMissing: 'Écrivez la raison de ce geste.',
    submitRole: (role: string) => `Donner le rôle ${role}`,
    changed: (name: string) => `Le rôle de ${name} est changé.`,
  },
  rights: { title: 'Qui peut faire quoi', what: 'Geste', yes: 'oui' },
}

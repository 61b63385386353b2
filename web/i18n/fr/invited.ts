/** Words of an invited person: accepting, with the account that was invited or a new one. */
export const t = {
  signIn: 'Connectez-vous avec ce compte pour accepter.',
  accept: 'Accepter l’invitation',
  other: (email: string) =>
    `Votre session est ouverte avec ${email}. Déconnectez-vous pour prendre le compte de l’invitation.`,
  signOut: 'Me déconnecter',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  passwordHelp: 'De 6 à 42 caractères.',
  open: 'Ouvrir mon compte et accepter',
  failed: 'Cela n’a pas pu être fait. Réessayez dans quelques instants.',
}

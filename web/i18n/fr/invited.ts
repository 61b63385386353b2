/** Words of the account that an invited person opens. */
export const t = {
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  passwordHelp: 'De 6 à 42 caractères.',
  open: 'Ouvrir mon compte et accepter',
  failed: 'Cela n’a pas pu être fait. Réessayez dans quelques instants.',
}

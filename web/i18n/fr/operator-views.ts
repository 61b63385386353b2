/** Words of the lists that an operator keeps. */
export const t = {
  label: 'Mes vues',
  keep: 'Garder cette vue',
  name: 'Nom de la vue',
  save: 'Enregistrer',
  cancel: 'Annuler',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer la vue ${name}`,
  drop: 'Retirer',
  dropOf: (name: string) => `Retirer la vue ${name}`,
  done: { keep: 'La vue est gardée.', rename: 'La vue est renommée.', drop: 'La vue est retirée.' },
  failed: 'La vue n’a pas pu être gardée. Réessayez dans quelques instants.',
}

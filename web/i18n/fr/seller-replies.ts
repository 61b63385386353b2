const NBSP = '\u00a0'

/** Words of the replies that a shop keeps. */
export const t = {
  title: 'Réponses enregistrées',
  lead: 'Choisissez la réponse à insérer là où vous écrivez. Rien ne part avant que vous l’envoyiez.',
  empty: 'Aucune réponse enregistrée pour l’instant.',
  emptyReader: 'Une personne qui prépare les commandes, ou à qui la boutique appartient, peut en ajouter.',
  insert: 'Insérer',
  edit: 'Modifier',
  delete: 'Supprimer',
  confirm: 'Supprimer pour de bon',
  of: (action: string, name: string) => `${action}${NBSP}: ${name}`,
  add: 'Nouvelle réponse',
  editTitle: 'Modifier la réponse',
  name: 'Nom',
  nameHelp: 'Pour la retrouver. La personne ne le voit pas.',
  text: 'Texte',
  textHelp: 'À l’insertion, {prénom} devient le prénom de la personne et {commande} la référence de la commande.',
  count: (typed: number, max: number) => `${typed}/${max}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'La réponse est enregistrée.',
  deleted: 'La réponse est supprimée.',
  failed: 'Une erreur est survenue. Rien n’a été changé. Réessayez dans quelques instants.',
}

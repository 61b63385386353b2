/** Words of the hearts that keep a product in the wishlist. */
export const t = {
  add: 'Ajouter à ma liste de souhaits',
  addOf: (name: string) => `Ajouter à ma liste de souhaits\u00a0: ${name}`,
  added: 'Ajouté à votre liste de souhaits.',
  remove: 'Retirer de ma liste de souhaits',
  removed: 'Retiré de votre liste de souhaits.',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
}

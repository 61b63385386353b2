/** Words of what promotions take off, wherever it is shown, and of codes. */
export const t = {
  discount: 'Rabais',
  freeShipping: 'Livraison offerte',
  withCode: (name: string, code: string) => `${name} (${code})`,
  byMarket: (name: string) => `${name}, offert par le marché`,
  after: 'Après rabais',
  list: 'Promotions appliquées',

  add: 'Ajouter un code promo',
  code: 'Code promo',
  apply: 'Appliquer',
  remove: (code: string) => `Retirer le code ${code}`,
  applied: 'Appliqué',
  codes: 'Codes promo du panier',
  added: (code: string) => `Code ${code} ajouté au panier.`,
  removed: (code: string) => `Code ${code} retiré du panier.`,
  failed: 'Le code n’a pas pu être vérifié. Réessayez dans quelques instants.',
  why: {
    unknown: 'Ce code n’existe pas, ou ne concerne aucune boutique de votre panier.',
    not_begun: 'Ce code n’est pas encore en vigueur.',
    ended: 'Ce code n’est plus en vigueur.',
    used_up: 'Ce code a été utilisé autant de fois qu’il le permet.',
    used_by_you: 'Vous avez déjà utilisé ce code.',
    no_product: 'Ce code ne concerne aucun produit de votre panier.',
    ships_free: 'La livraison de cette boutique est déjà gratuite.',
    better_offer: 'Une offre plus avantageuse est déjà appliquée.',
  },
  refused: (code: string, why: string) => `Code ${code}\u00a0: ${why}`,
  missing: (amount: string) => `Il manque ${amount} d’achats pour profiter de ce code.`,
  missingUnits: (units: number) =>
    units > 1
      ? `Ajoutez ${units}\u00a0articles concernés pour profiter de ce code.`
      : 'Ajoutez un article concerné pour profiter de ce code.',
}

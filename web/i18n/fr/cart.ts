/** Words of the cart. "Votre panier est vide" belongs to the drawer of the page shell. */
export const t = {
  label: 'Contenu du panier',
  remove: (name: string) => `Retirer ${name}`,
  quantityOf: (name: string) => `Quantité\u00a0: ${name}`,
  each: (price: string) => `${price} l’unité`,
  shop: (name: string) => `Boutique ${name}`,

  /** For Quebec: the address is not known yet. */
  arrival: (days: string) => `Arrivée au Québec prévue ${days}`,
  freeShipping: 'Livraison gratuite chez cette boutique',
  leftToFree: { before: 'Plus que ', after: ' pour la livraison gratuite.' },
  meter: (name: string) => `Vers la livraison gratuite chez ${name}`,

  stockLeft: (left: number) => `Il en reste ${left}. Réduisez la quantité pour commander.`,
  aboveLimit: (limit: number) => `La limite est de ${limit} par commande. Réduisez la quantité pour commander.`,
  priceChanged: (before: string, now: string) => `Le prix a changé\u00a0: ${before} avant, ${now} maintenant.`,
  soldOut: 'En rupture de stock. Retirez cet article pour commander.',
  gone: 'N’est plus disponible. Retirez cet article pour commander.',
  paused: 'La boutique est en pause jusqu’à nouvel ordre. Retirez cet article pour commander.',
  away: (date: string) => `La boutique est en vacances jusqu’au ${date}. Retirez cet article pour commander.`,

  subTotal: 'Sous-total',
  later: 'Livraison et taxes calculées à l’étape suivante.',
  order: 'Commander',
  blocked: 'Corrigez les articles signalés pour commander.',

  added: (name: string, quantity: number) => `${name} ajouté au panier. Quantité\u00a0: ${quantity}.`,
  updated: (name: string, quantity: number, subTotal: string) =>
    `${name}, quantité\u00a0: ${quantity}. Sous-total\u00a0: ${subTotal}.`,
  saved: (name: string, subTotal: string) => `${name} gardé pour plus tard. Sous-total\u00a0: ${subTotal}.`,
  back: (name: string, subTotal: string) => `${name} remis au panier. Sous-total\u00a0: ${subTotal}.`,
  removed: (name: string, subTotal: string) => `${name} retiré du panier. Sous-total\u00a0: ${subTotal}.`,

  delivered: (shop: string, method: 'parcel' | 'pickup' | 'local') =>
    `${shop}\u00a0: ${{ parcel: 'livraison par colis', pickup: 'ramassage', local: 'livraison locale' }[method]}.`,

  loadFailed: 'Votre panier n’a pas pu être chargé.',
  retry: 'Réessayer',
}

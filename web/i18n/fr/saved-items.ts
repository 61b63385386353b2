/** Words of what is kept for later below the cart. */
export const t = {
  save: 'Garder pour plus tard',
  saveOf: (name: string) => `Garder pour plus tard\u00a0: ${name}`,
  title: 'Gardé pour plus tard',
  back: 'Remettre au panier',
  backOf: (name: string) => `Remettre au panier\u00a0: ${name}`,
  quantity: (quantity: number) => `Quantité ${quantity}`,
  soldOut: 'En rupture de stock.',
  away: 'La boutique est en pause.',
  gone: 'N’est plus disponible.',
}

/** Words of the suggestions under a search box. */
export const t = {
  label: 'Suggestions',
  products: 'Produits',
  stores: 'Boutiques',
  categories: 'Catégories',
  recent: 'Recherches récentes',
  forget: 'Effacer les recherches récentes',
  seeAll: (q: string) => `Tous les résultats pour «\u00a0${q}\u00a0»`,
  available: (count: number) => `${count}\u00a0suggestion${count > 1 ? 's' : ''}. Les flèches permettent de choisir.`,
}

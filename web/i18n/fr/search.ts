/** Words of the search page, and of the pages of categories and shops. */
export const t = {
  search: {
    crumb: 'Recherche',
    title: 'Tous les produits',
    titleFor: (q: string) => `Résultats pour «\u00a0${q}\u00a0»`,
    storesTitle: 'Toutes les boutiques',
    description: 'Tous les produits des boutiques indépendantes du Québec, à chercher, à filtrer et à trier.',
    nothingFor: (q: string) => `Aucun résultat pour «\u00a0${q}\u00a0».`,
    didYouMean: 'Vouliez-vous dire',
    insteadOf: (q: string, searched: string) =>
      `Aucun résultat exact pour «\u00a0${q}\u00a0»; voici pour «\u00a0${searched}\u00a0».`,
    exactly: (q: string) => `Chercher exactement «\u00a0${q}\u00a0»`,
    seeStores: (count: number, q: string) =>
      `Voir ${count > 1 ? `${count}\u00a0boutiques` : 'une boutique'} pour «\u00a0${q}\u00a0»`,
    defaults: 'D’autres trouvailles, en attendant',
    defaultsStores: 'D’autres boutiques, en attendant',
  },
  categories: {
    title: 'Toutes les catégories',
    description:
      'Bijoux, vêtements, épicerie fine, maison\u00a0: toutes les catégories des boutiques indépendantes du Québec.',
    failed: 'Les catégories n’ont pas pu être chargées.',
  },
  category: {
    description: (name: string, total: number) =>
      `${name}\u00a0: ${total > 1 ? `${total}\u00a0produits` : 'des produits'} de boutiques ` +
      `indépendantes du Québec. Plusieurs boutiques, un seul panier, un seul paiement.`,
    page: (name: string, page: number) => `${name}, page ${page}`,
  },
  shops: {
    title: 'Magasiner par boutique',
    titleFor: (q: string) => `Boutiques pour «\u00a0${q}\u00a0»`,
    lead: 'Des gens qui fabriquent, chacun dans sa ville. Entrez.',
    description: 'Les boutiques indépendantes du Québec, par métier et par ville.',
    searchLabel: 'Chercher une boutique',
    searchPlaceholder: 'Nom ou ville',
    searchButton: 'Chercher',
  },
}

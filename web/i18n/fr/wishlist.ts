/** Words of the wishlist. Texts fixed by the specification are kept word for word. */
export const t = {
  metaTitle: 'Liste de souhaits',
  title: 'Liste de souhaits',
  empty: 'Aucune donnée de disponible',
  emptyHint: 'Un cœur sur une fiche de produit le garde ici.',
  goShopping: 'Magasiner',
  guest: 'Gardée dans ce navigateur. Connectez-vous pour la retrouver sur tous vos appareils.',
  signIn: 'Me connecter',
  count: (from: number, to: number, total: number) => `${from} à ${to} sur ${total}`,
  addedOn: (date: string) => `Ajouté le ${date}`,
  price: 'Prix',
  regularPrice: 'Prix courant',
  soldOut: 'En rupture de stock',
  gone: "N'est plus disponible",
  away: 'La boutique est en pause',
  inStock: 'En stock',
  unknownProduct: 'Produit retiré',
  options: (options: readonly (readonly [name: string, value: string])[]) =>
    options.map(([name, value]) => `${name}\u00a0: ${value}`).join(' · '),
  buy: 'Acheter',
  buyOf: (name: string) => `Acheter ${name}`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de la liste`,
  removed: (name: string) => `${name} n’est plus dans votre liste.`,
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
}

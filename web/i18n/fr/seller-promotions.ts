/** Words of the promotions of a shop. */
export const t = {
  title: 'Promotions',
  lead: 'Vos codes et vos offres automatiques. Le rabais est à votre charge, et la commission suit le prix payé.',
}

/** Words of the offers of a shop that apply by themselves, on its pages. */
export const t = {
  label: 'Offres en cours',
  percent: (percent: number) => `${percent}\u00a0% de rabais`,
  amount: (amount: string) => `${amount} de rabais`,
  free_shipping: 'Livraison gratuite',
  multi_buy: (take: number, pay: number) => `${take} pour le prix de ${pay}`,
  some: ' sur certains produits',
  minimum: (amount: string) => ` dès ${amount} d’achats dans la boutique`,
  until: (day: string) => `jusqu’au ${day}`,
}

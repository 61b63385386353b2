/** Words of the codes of the market. */
export const t = {
  title: 'Promotions',
  lead: 'Les codes du marché. Chaque boutique est payée comme si rien n’avait été retranché.',
}

/** Words of an order that is a gift, for its buyer and for the shop that packs it. */
export const t = {
  choose: 'C’est un cadeau',
  chooseHelp: 'Les colis partent sans prix ni facture.',
  message: 'Mot à joindre',
  messageHelp: 'Imprimé dans chaque colis. Signez-le\u00a0: rien d’autre ne dit de qui vient le cadeau.',
  title: 'Cadeau',
  forBuyer: 'Les colis partent sans prix ni facture.',
  noMessage: 'Aucun mot à joindre.',
  forShop: 'Ne mettez dans le colis ni prix ni facture. Le bordereau d’expédition porte ce mot\u00a0:',
  forShopWithout: 'Ne mettez dans le colis ni prix ni facture. Le bordereau d’expédition est sans prix.',
}

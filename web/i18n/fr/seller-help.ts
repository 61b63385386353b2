/** Help beside the fields of the seller space that raise questions. */
export const t = {
  taxes: {
    about: 'sur les taxes',
    text:
      'La catégorie décide des taxes que paie la clientèle. «\u00a0Ordinaire\u00a0» convient à presque ' +
      'tout. L’épicerie de base n’est pas taxée\u00a0; les livres ne portent que la TPS. Le taux suit le ' +
      'lieu de livraison, et nous faisons le calcul.',
  },
  finalSale: {
    about: 'sur la vente finale',
    text:
      'Un produit en vente finale ne peut pas être retourné, et sa page le dit avant l’achat. Gardez-la ' +
      'pour ce qui est fait sur mesure ou périssable\u00a0: un produit défectueux reste remboursable.',
  },
  stock: {
    about: 'sur le suivi du stock',
    text:
      'Avec un compte, chaque vente retire une unité et le produit s’épuise à zéro\u00a0; une annulation la' +
      ' rend. Sans compte, le produit reste en vente\u00a0: choisissez-le si vous fabriquez à la demande.',
  },
  shipping: {
    about: 'sur les tarifs d’envoi',
    text:
      'Un palier change le montant de la commande entière à partir d’un nombre d’articles. Par exemple, ' +
      '9\u00a0$ puis 14\u00a0$ dès 3\u00a0articles\u00a0: deux tasses coûtent 9\u00a0$ d’envoi, quatre en ' +
      'coûtent 14\u00a0$. L’aperçu fait le calcul avec vos montants.',
  },
}

/** Help beside the fields of the seller space that raise questions. */
export const t = {
  taxes: {
    about: 'sur les taxes',
    text:
      'La catégorie décide des taxes que paie la clientèle. «\u00a0Ordinaire\u00a0» convient à presque ' +
      'tout. L’épicerie de base n’est pas taxée; les livres ne portent que la TPS. Le taux suit le ' +
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
      'Avec un compte, chaque vente retire une unité et le produit s’épuise à zéro; une annulation la' +
      ' rend. Sans compte, le produit reste en vente\u00a0: choisissez-le si vous fabriquez à la demande.',
  },
  shipping: {
    about: 'sur les tarifs d’envoi',
    text:
      'Un palier change le montant de la commande entière à partir d’un nombre d’articles. Par exemple, ' +
      '9\u00a0$ puis 14\u00a0$ dès 3\u00a0articles\u00a0: deux tasses coûtent 9\u00a0$ d’envoi, quatre en ' +
      'coûtent 14\u00a0$. L’aperçu fait le calcul avec vos montants.',
  },
  pickup: {
    about: 'sur le ramassage',
    text:
      'L’adresse, les heures et le prix paraissent à la caisse. Dites qu’une commande est prête, et la personne ' +
      'reçoit un code à six chiffres\u00a0: demandez-le-lui en remettant ses articles.',
  },
  radius: {
    about: 'sur le rayon de livraison',
    text:
      'La distance va de votre ville à l’adresse de la personne, à vol d’oiseau et non par la route. Plus loin que ' +
      'votre rayon, la caisse ne lui propose pas la livraison locale.',
  },
  promotions: {
    about: 'sur les promotions',
    text:
      'Un article reçoit au plus une offre automatique et un code de votre boutique\u00a0: la caisse retient ce qui ' +
      'coûte le moins à la personne. Une commande passée garde son rabais, même quand la promotion prend fin.',
  },
  import: {
    about: 'sur l’importation',
    text:
      'Le même fichier, envoyé de nouveau, met à jour les produits qu’il nomme et n’en fait jamais de doubles. Un ' +
      'produit qui n’y est pas reste tel quel. D’un produit qui y est, une variante sans ligne est retirée.',
  },
  returns: {
    about: 'sur les retours',
    text:
      'Accepter un retour ne rembourse rien encore\u00a0: c’est en confirmant que vous l’avez reçu que vous ' +
      'remboursez la personne, taxes comprises. La commission sur ce montant vous est alors rendue.',
  },
  money: {
    about: 'sur les étapes de votre argent',
    text:
      'Le délai commence à l’expédition et laisse à la personne le temps de recevoir son achat. Un retour ou un ' +
      'litige ouvert réserve sa somme jusqu’à ce qu’il soit réglé. Le reste vous est versé.',
  },
}

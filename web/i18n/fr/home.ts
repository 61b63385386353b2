/** Words of the home page. */
export const t = {
  meta: {
    title: 'De chaque rang et de chaque rue du Québec',
    description:
      'Les boutiques indépendantes du Québec réunies\u00a0: bijoux, vêtements, épicerie fine et objets pour la ' +
      'maison. Plusieurs boutiques, un seul panier, un seul paiement.',
  },
  hero: {
    title: 'De chaque rang et de chaque rue du Québec',
    lead: 'Céramistes, apiculteurs, tricoteuses, ébénistes\u00a0: des boutiques d’ici, un seul panier.',
    strips: 'Trouvailles du moment',
    syrup: 'Sirop d’érable',
    hats: 'Tuques',
    rings: 'Bagues',
    candles: 'Chandelles',
    vases: 'Vases',
    mugs: 'Tasses',
  },
  place: {
    label: 'Qu’est-ce qui se fait près de chez vous?',
    placeholder: 'Ville ou code postal',
    search: 'Chercher',
    here: 'Utiliser ma position',
    refused: 'Votre position n’est pas accessible. Écrivez plutôt une ville ou un code postal.',
  },
  categories: { title: 'Par où commencer', all: 'Toutes les catégories' },
  recent: { title: 'Fraîchement arrivé', all: 'Voir tous les produits' },
  features: {
    title: 'Pourquoi magasiner ici',
    local: {
      title: 'Acheté d’ici, pour vrai',
      text: 'Chaque boutique est établie au Québec et dit dans quelle ville elle travaille.',
    },
    payment: {
      title: 'Un panier, un paiement',
      text: 'Prenez du miel, une tuque et une lampe; payez une seule fois.',
    },
    makers: {
      title: 'Parlez à qui fabrique',
      text: 'Posez vos questions à la boutique avant d’acheter, ou après.',
    },
    returns: {
      title: 'Des retours sans détour',
      text: 'La demande se fait dans votre compte, article par article.',
    },
  },
  shops: { title: 'Du monde à connaître', all: 'Magasiner par boutique' },
  app: {
    title: 'Le marché dans votre poche de manteau',
    text: 'Suivez vos colis, écrivez aux boutiques et retrouvez votre panier là où vous l’aviez laissé.',
    download: 'Télécharger pour',
    ios: 'iPhone',
    android: 'Android',
  },
}

/** Words of the error page: titles and texts are the specification's, word for word. */
export const t = {
  status: (status: number) => `Erreur ${status}`,
  notFoundTitle: 'La page est introuvable...',
  notFoundText: 'Désolé, le lien que vous recherchez ne semble plus exister.',
  errorTitle: "Une erreur s'est produite...",
  errorText: "Merci d'essayer à nouveau d'ici quelques minutes ou contactez-nous.",
  home: 'Retour à l’accueil',
  search: 'Faire une recherche',
  deadEnd: 'Cul-de-sac',
  recent: 'Arrivés récemment',
  allProducts: 'Voir tous les produits',
}

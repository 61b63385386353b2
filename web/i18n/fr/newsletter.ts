/** Words of the newsletter form and popup. The toasts are the specification's, word for word. */
export const t = {
  title: 'Des nouvelles du bout du rang',
  pitch:
    'Une lettre aux deux semaines\u00a0: nouvelles boutiques, ateliers à visiter, trouvailles de saison.',
  email: 'Votre courriel',
  subscribe: 'M’inscrire',
  subscribed: 'Merci de vous être inscrit(e) à notre infolettre.',
  alreadySubscribed: 'Vous êtes déjà inscrit(e) à notre infolettre, merci.',
  failed: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
  popupTitle: 'Une lettre, de temps en temps?',
  popupPitch: 'Nouvelles boutiques, ateliers à visiter, trouvailles de saison. Rien d’autre.',
  closePopup: 'Fermer l’invitation à l’infolettre',
}

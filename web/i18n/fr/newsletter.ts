/** Words of the newsletter form and popup. The toasts are the specification's, word for word. */
export const t = {
  title: 'Des nouvelles du bout du rang',
  pitch: 'Une lettre de temps en temps\u00a0: nouvelles boutiques, ateliers à visiter, trouvailles de saison.',
  email: 'Votre courriel',
  subscribe: 'M’inscrire',
  subscribed: 'Merci de vous être inscrit(e) à notre infolettre.',
  confirmationSent: 'Un courriel vient de partir. Suivez le lien qu’il contient pour confirmer votre inscription.',
  alreadySubscribed: 'Vous êtes déjà inscrit(e) à notre infolettre, merci.',
  failed: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
  popupTitle: 'Une lettre, de temps en temps?',
  popupPitch: 'Nouvelles boutiques, ateliers à visiter, trouvailles de saison. Rien d’autre.',
  closePopup: 'Fermer l’invitation à l’infolettre',
  reading: {
    title: 'Le prochain article, par courriel',
    pitch: 'Une lettre de temps en temps, avec les articles du blogue et les nouvelles boutiques.',
  },
}

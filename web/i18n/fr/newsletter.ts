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
  leave: {
    title: 'Se désabonner de l’infolettre',
    text:
      'Vous ne recevrez plus nos lettres. ' +
      'Les courriels qui concernent vos commandes continueront de vous parvenir.',
    button: 'Me désabonner',
    doneTitle: 'C’est fait.',
    done: 'Vous êtes désabonné(e) de l’infolettre. Si c’était une erreur, réinscrivez-vous au bas de la page.',
  },
  confirm: {
    title: 'Confirmer l’inscription à l’infolettre',
    text: 'Il ne manque qu’un clic.',
    button: 'Confirmer mon inscription',
    doneTitle: 'Votre inscription est confirmée.',
    done: 'Merci. La prochaine lettre est pour vous.',
  },
  deadTitle: 'Ce lien ne fonctionne plus.',
  dead:
    'Il est incomplet ou trop ancien. Ouvrez-le à partir de la lettre la plus récente, ou écrivez-nous\u00a0: on ' +
    's’en occupe.',
  contact: 'Nous joindre',
  home: 'Retour à l’accueil',
}

/** Words of the feedback widget. */
export const t = {
  open: 'Votre avis',
  title: 'Votre avis nous est utile',
  pitch: 'Une idée, un accroc, un bon mot\u00a0: on lit tout.',
  name: 'Nom',
  email: 'Courriel',
  message: 'Votre message',
  send: 'Envoyer',
  close: 'Fermer',
  thanksTitle: 'Merci beaucoup!',
  thanks: 'Votre message est arrivé. Si une réponse s’impose, elle viendra par courriel.',
  failed: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
}

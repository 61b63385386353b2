/** Words of « Avertissez-moi ». What is agreed to is kept by the server under its version, see notify.ts. */
export const t = {
  email: 'Votre courriel',
  submit: 'Avertissez-moi',
  consent:
    'Vous recevrez un seul courriel, au retour de ce produit. Votre adresse ne sert à rien d’autre, et nous ' +
    'l’effaçons après un an.',
  doneTitle: 'C’est noté.',
  done: 'Nous vous écrirons dès que ce produit sera de retour.',
  failed: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
  cancel: {
    title: 'Ne plus être averti(e) des retours en stock',
    text: 'Vos demandes en attente seront effacées, et nous ne vous écrirons plus à leur sujet.',
    button: 'Effacer mes demandes',
    doneTitle: 'C’est fait.',
    done: 'Nous ne vous écrirons plus au sujet des produits épuisés.',
  },
}

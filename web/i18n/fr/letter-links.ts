/** Words of the pages that links in letters of the newsletter lead to. */
export const t = {
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

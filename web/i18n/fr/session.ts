/** Words of signing in and registering. Texts fixed by the specification are kept word for word. */
export const t = {
  email: 'Courriel',
  toSignIn: 'Me connecter',
  toShop: 'Continuer à magasiner',
  toAccount: 'Aller à mon compte',
  /** The toast for a failure that is nobody's fault. */
  internal: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
  generic:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',

  login: {
    metaTitle: 'Connexion',
    title: 'Connexion',
    formTitle: 'Déjà client',
    formText: 'Retrouvez vos commandes, vos adresses et vos cartes enregistrées.',
    password: 'Mot de passe',
    remember: 'Se souvenir de mon courriel',
    forgot: 'Mot de passe oublié?',
    submit: 'Me connecter',
    wrong: 'Veuillez vérifier votre courriel ou votre mot de passe.',
    suspended: 'Ce compte est suspendu. Écrivez-nous pour en savoir plus.',
    tooMany:
      'L’accès à ce compte est temporairement désactivé, après plusieurs tentatives de connexion. Vous pouvez le ' +
      'rétablir en réinitialisant votre mot de passe, ou réessayer plus tard.',
    reset: 'Réinitialiser mon mot de passe',
    welcomeBack: (first: string, last: string) => `Re-bienvenue ${first} ${last}!`,
  },

  register: {
    title: 'Nouveau client',
    text: 'Un compte pour suivre vos colis, écrire aux boutiques et commander plus vite.',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    password: 'Mot de passe',
    passwordHelp: 'De 6 à 42 caractères.',
    accept: {
      before: 'J’accepte les ',
      terms: 'conditions générales',
      between: ' et la ',
      privacy: 'politique de confidentialité',
      after: '.',
    },
    newsletter: 'Je veux recevoir l’infolettre, deux fois par mois.',
    submit: 'Créer mon compte',
    created: 'Votre compte a été créé avec succès.',
    emailTaken: 'Cette adresse courriel existe déjà. Veuillez saisir une adresse unique.',
    phoneTaken: 'Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique.',
  },

  guest: {
    title: 'Sans compte',
    text: 'Pas besoin de compte pour commander ni pour suivre un colis.',
    goOn: 'Continuer en invité',
    track: 'Suivre ma commande',
  },

  logout: {
    metaTitle: 'Déconnexion',
    title: 'Déconnexion',
    leaving: 'Nous fermons votre session…',
  },

  verification: {
    metaTitle: 'Vérification de compte',
    title: 'Vérifier mon compte',
    text: 'Entrez le code que nous vous avons envoyé par courriel. Il est bon une demi-heure.',
    code: 'Code de vérification',
    submit: 'Valider mon compte',
    wrong:
      "Ce code de vérification est erroné ou n'est plus valide. Vous pouvez au besoin demander l'envoi d'un " +
      'nouveau code.',
    askAnother: 'Demander un nouveau code',
    requestTitle: 'Demander un nouveau code',
    requestText: 'Entrez le courriel avec lequel vous vous êtes inscrit.',
    request: 'Envoyer un nouveau code',
    unknown: "Cette adresse courriel n'est pas enregistrée dans notre base de données. Veuillez réessayer.",
    haveCode: 'J’ai déjà un code',
    sentTitle: 'Un code a été envoyé',
    sent: (email: string) => `Un nouveau code a été envoyé à ${email}.`,
    enter: 'Valider mon compte',
    doneTitle: 'Votre compte est validé',
    done: 'Vous pouvez maintenant vous connecter.',
  },

  recovery: {
    metaTitle: 'Récupération de mot de passe',
    title: 'Mot de passe oublié?',
    text: 'Entrez votre courriel. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sentTitle: 'Vérifiez vos courriels',
    sent: (email: string) =>
      `Si un compte existe pour ${email}, un lien pour choisir un nouveau mot de passe vient d’y être envoyé. Il ` +
      `est bon une heure.`,
    back: 'Retour à la connexion',
  },

  reset: {
    metaTitle: 'Changement de votre mot de passe',
    title: 'Choisir un nouveau mot de passe',
    text: 'Toutes vos sessions ouvertes seront fermées.',
    password: 'Nouveau mot de passe',
    passwordHelp: 'De 6 à 42 caractères.',
    confirmation: 'Confirmez le mot de passe',
    submit: 'Changer mon mot de passe',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Connectez-vous avec le nouveau.',
    deadTitle: 'Ce lien n’est plus valide',
    dead: 'Il a déjà servi, ou il est trop vieux. Demandez-en un autre.',
    another: 'Demander un autre lien',
  },

  confirmation: {
    metaTitle: 'Confirmation de courriel',
    title: 'Confirmation de votre courriel',
    checking: 'Nous vérifions votre lien…',
    doneTitle: 'Votre courriel est confirmé',
    done: (email: string) => `${email} est maintenant l’adresse de votre compte.`,
    deadTitle: 'Ce lien n’est plus valide',
    dead: 'Il a déjà servi, ou il est trop vieux. Vous pouvez en demander un autre depuis votre compte.',
    failedTitle: 'Votre courriel n’a pas pu être confirmé',
  },
}

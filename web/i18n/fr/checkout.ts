import { formatCount } from '@/lib/format-money'
import { plural } from './words'

/** Words of the checkout and of the thank-you page. Texts fixed by the specification are kept word for word. */
export const t = {
  title: 'Finaliser la commande',
  metaTitle: 'Panier',
  emptyCart: 'Votre panier est vide',
  emptyCartHint: 'Tout ce que vous y mettrez tiendra dans une seule commande, quelle que soit la boutique.',
  goShopping: 'Magasiner',
  cartFailed: 'Votre panier n’a pas pu être chargé.',
  retry: 'Réessayer',
  ordered: 'Ce panier est déjà commandé.',
  orderedHint: 'La commande a peut-être été passée dans un autre onglet.',
  seeOrder: 'Voir la commande',
  fixCart: {
    title: (lines: number): string =>
      lines > 1 ? 'Ces articles ne peuvent pas être commandés\u00a0:' : 'Cet article ne peut pas être commandé\u00a0:',
    soldOut: (name: string) => `«\u00a0${name}\u00a0» est en rupture de stock.`,
    away: (name: string) => `«\u00a0${name}\u00a0»\u00a0: la boutique est en pause.`,
    gone: (name: string) => `«\u00a0${name}\u00a0» n’est plus en vente.`,
    tooMany: (name: string, most: number) => `«\u00a0${name}\u00a0»\u00a0: ${formatCount(most)} au maximum.`,
    remove: 'Retirer',
    ofItem: (name: string) => `\u00a0: ${name}`,
    reduce: (most: number) => `Réduire à ${formatCount(most)}`,
  },

  deliveries: 'Comment recevoir vos articles',
  pickupPlace: 'Où ramasser',
  steps: {
    contact: 'Coordonnées',
    shipping: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    payment: 'Informations de paiement',
    validation: 'Validation de la commande',
  },
  stepsLabel: 'Étapes de la commande',
  stepDone: (number: number) => `Étape ${number} terminée`,
  stepNumber: (number: number) => `Étape ${number}`,
  edit: 'Modifier',
  editOf: (step: string) => `\u00a0: ${step}`,

  contact: {
    newCustomer: 'Nouveau client',
    newCustomerText: 'Pas besoin de compte pour commander.',
    newCustomerAccountText: 'Pas besoin de compte pour commander. Vous pourrez en créer un à la fin.',
    returning: 'Déjà client',
    returningText: 'Retrouvez vos adresses et vos cartes enregistrées.',
    signIn: 'Me connecter',
    email: 'Courriel',
    emailHelp: 'Pour la confirmation et le suivi de la commande.',
    phone: 'Téléphone',
    phoneHelp: 'Au cas où le livreur vous cherche.',
    submit: 'Continuer en invité',
    submitPhone: 'Continuer vers la livraison',
  },

  address: {
    toBilling: 'Continuer vers la facturation',
    toPayment: 'Continuer vers le paiement',
    same: 'Même que l’adresse de livraison',
    sameSummary: 'Identique à l’adresse de livraison',
    choose: 'Choisissez une adresse',
    add: 'Nouvelle adresse',
    back: 'Choisir une adresse enregistrée',
    isDefault: (place: string) => `${place}, adresse par défaut`,
    keep: 'Enregistrer cette adresse dans mon compte',
    correct: 'Corriger l’adresse',
  },

  payment: {
    submit: 'Continuer vers la validation',
    choose: 'Choisissez une carte',
    add: 'Nouvelle carte',
    back: 'Choisir une carte enregistrée',
    isDefault: (expiry: string) => `${expiry}, carte par défaut`,
    expired: (expiry: string) => `Expirée ${expiry}`,
    agreedElse: (amount: string) =>
      `Votre portefeuille a accepté ${amount}, et le total a changé depuis. Acceptez le nouveau total.`,
    keep: 'Enregistrer cette carte dans mon compte',
  },

  validation: {
    terms: 'Ce que chaque boutique s’engage à faire',
    merchant: 'Marchand',
    delivery: 'Délai',
    arrival: 'Arrivée prévue',
    returns: 'Retours',
    shipping: 'Livraison',
    noDeliveryTerms: 'La boutique n’a pas précisé son délai.',
    noReturnTerms: 'La politique de retour du marché s’applique.',
    returnPolicy: 'Politique de retour et remboursement',
    contribution: (amount: string) => `Ajouter une contribution de ${amount} à la plateforme?`,
    contributionText: 'Facultative, elle aide à faire connaître les petites boutiques. Elle n’est pas taxée.',
    yes: 'Oui',
    no: 'Non',
    account: 'Créer un compte (facultatif)',
    accountText:
      'Choisissez un mot de passe pour suivre vos commandes et commander plus vite la prochaine fois. Votre adresse ' +
      'et, si possible, votre carte y seront enregistrées.',
    password: 'Mot de passe',
    passwordHelp: 'De 6 à 42 caractères.',
    confirmation: 'Confirmez le mot de passe',
    passwordMissing: 'Choisissez un mot de passe, ou videz les deux champs pour commander sans compte.',
    confirmationMissing: 'Confirmez votre mot de passe, ou videz les deux champs pour commander sans compte.',
    accept: { before: 'En commandant, vous acceptez nos ', terms: 'conditions générales de vente', after: '.' },
    order: (total: string) => `Commander et payer ${total}`,
    orderWithoutTotal: 'Commander',
    placing: 'Nous passons votre commande. Ne fermez pas cette page.',
  },

  summary: {
    label: 'Sommaire de la commande',
    title: 'Votre commande',
    quantity: (quantity: number) => `Quantité ${quantity}`,
    shipping: 'Livraison',
    ready: 'Prête à ramasser',
    shippingOf: (shops: number) => `Livraison (${plural(shops, 'boutique', 'boutiques')})`,
    unavailable: 'Non disponible',
    most: (most: number) => `${formatCount(most)} au maximum`,
    free: 'Gratuite',
    subTotal: 'Sous-total',
    fees: 'Contribution à la plateforme',
    gstHst: 'TPS/TVH',
    qst: 'TVQ',
    total: 'Total',
    estimate: (province: string) => `Taxes estimées pour la livraison\u00a0: ${province}.`,
    failed: 'Le total n’a pas pu être calculé.',
    cart: 'Mon panier',
    recap: (items: number) => plural(items, 'article', 'articles'),
    recapLink: 'Voir le sommaire de la commande',
  },

  failure: {
    title: "Une erreur s'est produite avant de traiter votre commande:",
    email:
      'Cette adresse courriel existe déjà. Veuillez vous connecter avec celle-ci ou utiliser une adresse différente.',
    limit: 'La quantité commandée pour un ou plusieurs produits dépasse la limite autorisée.',
    generic:
      'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
    unheard:
      'La réponse ne nous est pas parvenue. Vérifiez votre connexion et commandez à nouveau\u00a0: vous ne ' +
      'paierez qu’une fois.',
    totalChanged: (before: string, now: string) =>
      `Le total a changé depuis le dernier affichage\u00a0: ${before} avant, ${now} maintenant. Vérifiez le ` +
      `sommaire, puis confirmez.`,
    totalChangedUnknown: 'Le total a changé depuis le dernier affichage. Vérifiez le sommaire, puis confirmez.',
    close: 'Fermer l’alerte',
  },

  thanks: {
    title: 'Merci pour votre commande!',
    metaTitle: 'Merci',
    reference: (reference: string) => `Commande ${reference}`,
    emailed: (email: string) => `La confirmation part à l’instant vers ${email}, avec le lien pour suivre vos colis.`,
    emailedSomewhere: 'La confirmation part à l’instant par courriel, avec le lien pour suivre vos colis.',
    notified: (shops: number) =>
      shops > 1
        ? `Les ${shops} boutiques ont été prévenues et préparent vos colis.`
        : 'La boutique a été prévenue et prépare votre colis.',
    parcels: (shops: number): string =>
      shops > 1
        ? 'Chaque boutique vous écrira quand son colis partira, avec son suivi.'
        : 'La boutique vous écrira quand votre colis partira, avec son suivi.',
    pickups: 'Vous recevrez un code de ramassage par courriel dès que ce sera prêt.',
    questions: 'Une question? Écrivez à la boutique depuis la page de votre commande.',
    openAccount: {
      title: 'Gardez cette commande dans un compte',
      text: (email: string) =>
        `Choisissez un mot de passe\u00a0: votre compte s’ouvre avec ${email}, cette commande et son adresse.`,
      password: 'Mot de passe',
      passwordHelp: '6 à 42 caractères',
      submit: 'Créer mon compte',
      failed: 'Votre compte n’a pas pu être créé. Réessayez dans quelques instants.',
    },
    pending: 'Votre paiement est en cours de vérification. Vous recevrez un courriel dès qu’il est accepté.',
    failed: 'Le paiement de cette commande n’a pas été accepté.',
    notCharged: 'Rien n’a été porté à votre carte. Vos articles sont toujours dans votre panier.',
    account: {
      opened: 'Votre compte est créé et votre session est ouverte.',
      address: 'Votre adresse de livraison y est enregistrée.',
      addressAndCard: 'Votre adresse de livraison et votre carte y sont enregistrées.',
      codeSent: (email: string) =>
        `Un code a été envoyé à ${email}. Entrez-le pour ouvrir votre compte\u00a0: cette commande et son adresse ` +
        'vous y attendront.',
      enterCode: 'Entrer le code',
      failed: 'Votre compte n’a pas pu être créé. Votre commande n’en souffre pas.',
      register: 'Créer un compte',
    },
    backToCart: 'Retourner à la caisse',
    track: 'Suivre ma commande',
    goOn: 'Continuer à magasiner',
    notFound: 'Nous ne trouvons pas cette commande.',
    notFoundHint:
      'Le lien est peut-être incomplet. La référence de votre commande se trouve dans le courriel de confirmation.',
  },
}

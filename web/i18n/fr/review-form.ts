/** Words for writing what one thinks of what was bought. */
export const t = {
  order: {
    title: 'Vos avis',
    lead: 'Dites ce que vous pensez de ce que vous avez reçu.',
    pageTitle: 'Donner votre avis',
    pageLead:
      'Quelques étoiles suffisent, quelques mots sont les bienvenus. Votre avis aide l’atelier et les personnes qui ' +
      'hésitent encore.',
    missingTitle: 'Ce lien ne mène à aucune commande',
    missing: 'Utilisez celui du courriel que vous avez reçu, ou retrouvez votre commande.',
    find: 'Suivre une commande',
    write: 'Donner mon avis',
    edit: 'Modifier mon avis',
    writeOf: (product: string) => `Donner mon avis\u00a0: ${product}`,
    editOf: (product: string) => `Modifier mon avis\u00a0: ${product}`,
    refusal: {
      own_shop: 'Vous faites partie de l’équipe de cette boutique\u00a0: vous ne pouvez pas donner d’avis.',
      not_received: 'Vous pourrez donner votre avis une fois ce produit reçu.',
      item_returned: 'Produit retourné, remboursé ou annulé\u00a0: il ne peut plus recevoir d’avis.',
    },
    hidden: (why: string) => `Votre avis n’est plus affiché. Raison\u00a0: ${why}`,
  },
  form: {
    stars: 'Votre note',
    starsMissing: 'Choisissez de 1 à 5 étoiles.',
    text: 'Votre avis',
    textHelp: (name: string) => `Il paraîtra sous le nom «\u00a0${name}\u00a0».`,
    count: (typed: number, most: number) => `${typed}/${most}`,
    counted: (typed: number, most: number) => `${typed} caractères sur ${most}`,
    photos: 'Vos photos',
    photosHelp: (most: number) => `Jusqu’à ${most} photos, en JPEG, PNG ou WebP, de 15\u00a0Mo au plus.`,
    addPhoto: 'Ajouter une photo',
    sending: 'Envoi de la photo…',
    photoFailed: 'La photo n’a pas pu être envoyée. Réessayez dans quelques instants.',
    photo: (at: number) => `Photo ${at}`,
    removePhoto: (at: number) => `Retirer la photo ${at}`,
    send: 'Publier mon avis',
    save: 'Enregistrer mon avis',
    cancel: 'Annuler',
    failed: 'Votre avis n’a pas pu être envoyé. Réessayez dans quelques instants.',
    sent: 'Merci! Votre avis est publié.',
    saved: 'Votre avis est modifié.',
  },
  stop: {
    title: 'Ne plus recevoir ces demandes',
    text:
      'Nous ne vous demanderons plus votre avis après un achat. ' +
      'Les courriels qui concernent vos commandes continueront de vous parvenir.',
    button: 'Ne plus me le demander',
    doneTitle: 'C’est fait.',
    done: 'Vous ne recevrez plus de demande d’avis à cette adresse.',
  },
}

import { formatCount } from '@/lib/format-money'
import { formatRating } from '@/lib/format-rating'

/** Words of what buyers say of products. */
export const t = {
  title: 'Avis sur ce produit',
  summary: (average: number) => `${formatRating(average)} sur 5`,
  basedOn: (count: number) => `${formatCount(count)} avis d’achat vérifié`,
  distribution: 'Répartition des avis',
  row: (stars: number, count: number) => `${stars} étoile${stars > 1 ? 's' : ''}\u00a0: ${formatCount(count)} avis`,
  stars: (stars: number) => `${stars} étoile${stars > 1 ? 's' : ''} sur 5`,
  starsShort: (stars: number) => `${stars}\u00a0★`,
  loading: 'Chargement des avis…',
  loadFailed: 'Les avis n’ont pas pu être lus. Réessayez dans quelques instants.',
  verified: 'Avis d’achat vérifié',
  returned: 'Produit retourné\u00a0: cet avis ne compte pas dans la moyenne',
  author: (name: string) => name || 'Une personne de la clientèle',
  by: (author: string, date: string) => `${author}, ${date}`,
  photo: (author: string, at: number) => `Photo ${at} de ${author}`,
  answer: 'Réponse de la boutique',
  more: 'Voir plus d’avis',
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
      not_sent: 'Vous pourrez donner votre avis une fois ce produit expédié.',
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

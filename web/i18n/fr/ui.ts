import { formatCount } from '@/lib/format-money'

/** Words of the primitives and of the validation rules. Texts fixed by the specification are kept word for word. */
export const t = {
  loading: 'Chargement…',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  optional: '(facultatif)',
  empty: 'Aucune donnée de disponible',
  noPicture: 'Aucune image disponible',
  backLink: 'Retour à mon compte',
  breadcrumb: { label: 'Fil d’Ariane', home: 'Accueil' },
  pagination: {
    label: 'Pagination',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page: number) => `Page ${page}`,
  },
  quantity: {
    label: 'Quantité',
    less: 'Retirer un',
    more: 'Ajouter un',
    belowMin: (min: number) => `La quantité minimale est de ${formatCount(min)}.`,
    aboveMax: (max: number) => `La quantité maximale est de ${formatCount(max)}.`,
  },
  rules: {
    required: 'Ce champ est obligatoire.',
    email: 'Veuillez entrer un courriel valide',
    sellerEmail: 'Merci de saisir une adresse valide',
    phone: 'Veuillez entrer un numéro de téléphone valide.',
    postalCode: 'Veuillez entrer un code postal valide.',
    postalCodeIn: 'Ce code postal ne correspond pas à la province choisie.',
    province: 'Veuillez choisir une province valide.',
    country: 'Veuillez choisir un pays valide.',
    length: (min: number, max: number) =>
      `Ce champ doit comporter de ${formatCount(min)} à ${formatCount(max)} caractères.`,
    maxLength: (max: number) => `Ce champ doit comporter au maximum ${formatCount(max)} caractères.`,
    number: 'Veuillez entrer un nombre.',
    atLeast: (min: number) => `Ce nombre doit être d’au moins ${formatCount(min)}.`,
    atMost: (max: number) => `Ce nombre doit être d’au plus ${formatCount(max)}.`,
    choice: 'Veuillez choisir une option de la liste.',
    samePassword: 'Votre mot de passe doit être identique.',
    questionTooShort: 'Votre question doit comporter plus de 20 caractères.',
    questionTooLong: 'Votre question doit faire maximum 500 caractères.',
  },
  pageFailed: 'La page n’a pas pu être chargée.',
  you: 'Vous',
  market: 'L’équipe du marché',
  newMessage: 'Nouveau',
  hiddenMessage: 'Ce message a été masqué par le marché.',
}

import { elide } from '@/lib/elide'

/** Words of the saved addresses. Texts fixed by the specification are kept word for word. */
export const t = {
  metaTitle: 'Mes adresses',
  title: 'Mes adresses',
  add: 'Ajouter une adresse',
  newTitle: 'Nouvelle adresse',
  editTitle: 'Modifier l’adresse',
  back: 'Retour à mes adresses',
  empty: 'Aucune donnée de disponible',
  emptyHint: 'Gardez une adresse pour commander plus vite.',
  isDefault: 'Par défaut',
  makeDefault: 'Choisir par défaut',
  makeDefaultOf: (name: string, street: string) => `Choisir par défaut\u00a0: ${name}, ${street}`,
  defaultBox: 'Utiliser comme adresse par défaut',
  edit: 'Modifier',
  editOf: (name: string, street: string) => `Modifier l’adresse ${elide('de', name)}, ${street}`,
  remove: 'Supprimer',
  removeOf: (name: string, street: string) => `Supprimer l’adresse ${elide('de', name)}, ${street}`,
  save: 'Enregistrer',
  saved: 'L’adresse a été enregistrée.',
  defaulted: 'L’adresse par défaut a été changée.',
  removeTitle: 'Supprimer cette adresse?',
  removeConfirm: 'Supprimer',
  removed: 'L’adresse a été supprimée.',
  refusedTitle: 'Impossible de supprimer',
  refusedText: 'Vous devez ajouter une nouvelle adresse par défaut avant de pouvoir supprimer cette adresse.',
  understood: 'J’ai compris',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  notFound: 'Nous ne trouvons pas cette adresse.',
}

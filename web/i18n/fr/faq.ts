import { plural } from './words'

/** Words of the page of questions; the questions themselves come from content files. */
export const t = {
  title: 'Foire aux questions',
  lead: 'Commander, recevoir, retourner, vendre\u00a0: les réponses courtes d’abord.',
  description:
    'Livraison, paiement, retours, compte, ouverture d’une boutique\u00a0: les réponses aux questions de la ' +
    'clientèle et des vendeurs.',
  search: 'Chercher dans les questions',
  placeholder: 'Livraison, retour, taxes…',
  collections: 'Les deux collections',
  count: (count: number) => plural(count, 'question', 'questions'),
  found: (count: number, words: string) =>
    count === 0
      ? `Aucune question pour «\u00a0${words}\u00a0».`
      : `${plural(count, 'question', 'questions')} pour «\u00a0${words}\u00a0».`,
  link: 'Lien vers cette question',
  noneTitle: 'Aucune question ne correspond.',
  none: 'Essayez un autre mot, ou posez-nous la vôtre.',
  clear: 'Effacer la recherche',
  askTitle: 'Vous n’avez pas trouvé?',
  ask: 'Posez-nous votre question\u00a0: une personne vous répondra.',
  contact: 'Nous joindre',
}

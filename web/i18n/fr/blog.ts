import { elide } from '@/lib/elide'

/** Words of the blog. Its articles come from content files, or from a content service. */
export const t = {
  title: 'Blogue',
  lead: 'Des ateliers, des gestes, des saisons. Comment les choses se font, et par qui.',
  description:
    'Ateliers visités, façons de faire, guides d’achat\u00a0: le blogue des boutiques indépendantes du Québec.',
  pageOf: (title: string, page: number) => `${title}, page ${page}`,
  tagged: (tag: string) => `Articles sur «\u00a0${tag}\u00a0»`,
  allArticles: 'Tous les articles',
  feed: 'S’abonner au fil RSS',
  feedTitle: (name: string) => `Le blogue ${elide('de', name)}`,
  by: (author: string) => `Par ${author}`,
  minutes: (count: number) => `${count}\u00a0min de lecture`,
  updated: (date: string) => `mis à jour le ${date}`,
  read: 'Lire l’article',
  elsewhere: '(sur un autre site)',
  tags: 'Sujets',
  related: 'À lire ensuite',
  back: 'Retour au blogue',
  newest: 'À la une',
  none: 'Aucun article ici pour l’instant.',
  noneText: 'Les prochains s’écrivent. L’infolettre vous préviendra.',
  failedTitle: 'Le blogue se fait attendre.',
  failed:
    'On n’arrive pas à joindre l’endroit où sont gardés les articles. Le reste du marché est ouvert\u00a0: ' +
    'revenez dans quelques minutes.',
  retry: 'Réessayer',
}

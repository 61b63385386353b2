import type { t as fr } from '../fr/blog'

export const t = {
  title: 'Blog',
  lead: 'Workshops, ways of doing, seasons. How things are made, and by whom.',
  description: 'Workshops visited, ways of doing, buying guides: the blog of the independent shops of Quebec.',
  pageOf: (title: string, page: number) => `${title}, page ${page}`,
  tagged: (tag: string) => `Articles about “${tag}”`,
  allArticles: 'All articles',
  feed: 'Subscribe to the RSS feed',
  feedTitle: (name: string) => `The blog of ${name}`,
  by: (author: string) => `By ${author}`,
  minutes: (count: number) => `${count} min read`,
  updated: (date: string) => `updated on ${date}`,
  read: 'Read the article',
  elsewhere: '(on another site)',
  tags: 'Subjects',
  related: 'Read next',
  back: 'Back to the blog',
  newest: 'Featured',
  none: 'No article here for now.',
  noneText: 'The next ones are being written. The newsletter will tell you.',
  failedTitle: 'The blog is taking its time.',
  failed:
    'We cannot reach the place where the articles are kept. The rest of the market is open: come back in a few ' +
    'minutes.',
  retry: 'Try again',
} satisfies typeof fr

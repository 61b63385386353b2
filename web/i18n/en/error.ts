import type { t as fr } from '../fr/error'

export const t = {
  status: (status: number) => `Error ${status}`,
  notFoundTitle: 'The page cannot be found...',
  notFoundText: 'Sorry, the link you are looking for no longer seems to exist.',
  errorTitle: 'An error occurred...',
  errorText: 'Please try again in a few minutes or contact us.',
  home: 'Back to home',
  search: 'Search',
  deadEnd: 'Dead end',
  recent: 'Recently arrived',
  allProducts: 'See all products',
} satisfies typeof fr

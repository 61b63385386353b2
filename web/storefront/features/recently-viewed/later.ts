/** Comes after the page: what was seen is known in the browser alone, and stands below the fold. */
export const loadRecentlyViewed = () => import('./RecentlyViewed').then(({ RecentlyViewed }) => RecentlyViewed)

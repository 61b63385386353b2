import { whenIdle } from '@/lib/when-idle'

/** Comes after the page: what was seen is known in the browser alone, and stands below the fold. */
export const loadRecentlyViewed = () =>
  whenIdle().then(() => import('./RecentlyViewed').then(({ RecentlyViewed }) => RecentlyViewed))

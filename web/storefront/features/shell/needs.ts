import { menuRowQuery } from '@/storefront/categories'

/** What every page needs for its header: fetched with the page's own data, on the server and in the browser. */
export const shellNeeds = () => [menuRowQuery()]

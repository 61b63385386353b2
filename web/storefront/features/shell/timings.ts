/** Distances and delays fixed by the specification, section 9. */
export const STICKY_AT = 55
export const SCROLL_TOP_AT = 150
export const APP_DRAWER_HIDDEN_DAYS = 100
/** The slide itself is the `--recherche` token; focus waits for nothing, leaving the page's tab order does. */
export const SEARCH_SLIDE_MS = 900

/** Calls, files and other programs, by how an address begins; files such as feeds, by how it ends. */
const NOT_PAGES = /^\/(v1|fichiers|dev|assets|espace-vendeur)(\/|$)|\.(xml|txt|jpg|png|svg|pdf)$/

/** Whether a path may be that of a page of the storefront; anything else is left to the browser. */
export const isPage = (path: string): boolean => !NOT_PAGES.test(path)

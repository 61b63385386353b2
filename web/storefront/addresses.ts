/** Calls and files, by how an address begins; files such as feeds, by how it ends. */
const NOT_PAGES = /^\/(v1|fichiers|dev|assets)(\/|$)|\.(xml|txt|jpg|png|svg|pdf)$/

/** Tells whether a path may be that of a page of the storefront. The seller space is another application, under a path
 *  of ours or at a host of its own. */
export function pagesBeside(sellerUrl: string): (path: string) => boolean {
  const { origin, pathname } = new URL(sellerUrl, window.location.origin)
  const ofSpace = (path: string) =>
    origin === window.location.origin && (path === pathname || path.startsWith(`${pathname}/`))
  return (path) => !NOT_PAGES.test(path) && !ofSpace(path)
}

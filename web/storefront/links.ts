import type { Navigator } from '@/storefront/navigation'

/** One listener for every link of the page: addresses of the storefront change the page without a new document. */
export function listenToLinks(navigator: Navigator) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    const url = link && storefrontUrl(link)
    if (!url) return
    event.preventDefault()
    navigator.push(url).catch(toldByTheBar)
  })
  window.addEventListener('popstate', () => {
    navigator.show(window.location.pathname + window.location.search, 'pop').catch(toldByTheBar)
  })
}

/** A page that could not be fetched leaves the old one on screen, and the progress bar turns red. */
const toldByTheBar = () => {}

/** Calls, files and other programs, by how an address begins; files such as feeds, by how it ends. */
const NOT_PAGES = /^\/(v1|fichiers|dev|assets|espace-vendeur)(\/|$)|\.(xml|txt|jpg|png|svg|pdf)$/

/** The path and query of a link that stays on the storefront; null for anything the browser should follow itself. */
export function storefrontUrl(link: HTMLAnchorElement): string | null {
  if (!link.hasAttribute('href') || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  if (link.origin !== window.location.origin || NOT_PAGES.test(link.pathname)) return null
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search
  if (samePage && link.hash) return null
  return link.pathname + link.search + link.hash
}

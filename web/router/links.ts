import type { Navigator } from '@/router/navigation'

/** Whether the page at a path belongs to the application that listens. */
export type IsOurs = (path: string) => boolean

/** One listener for every link of the page: addresses of the application change the page without a new document. */
export function listenToLinks(navigator: Navigator, isOurs: IsOurs) {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest('a')
    const url = link && urlWithin(link, isOurs)
    if (!url) return
    event.preventDefault()
    navigator.push(url).catch(shownByTheBar)
  })
  window.addEventListener('popstate', () => {
    navigator.show(window.location.pathname + window.location.search, 'pop').catch(shownByTheBar)
  })
}

/** A pointer that rests this long, in ms, on a link is about to follow it; a shorter one passes by. */
export const RESTS_AFTER = 80

/** Fetches the page of a link under a resting mouse, so that it is there at the click. */
export function prepareLinks(navigator: Navigator, isOurs: IsOurs) {
  let resting: number | undefined
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(resting)
    if (event.pointerType !== 'mouse') return
    const link = (event.target as Element).closest('a')
    const url = link && urlWithin(link, isOurs)
    if (url) resting = window.setTimeout(() => void navigator.prepare(url).catch(triedAgainAtTheClick), RESTS_AFTER)
  })
}

/** What could not be fetched ahead is fetched again at the click, and its failure shown then. */
const triedAgainAtTheClick = () => {}

/** A page that could not be fetched leaves the old one on screen, and the progress bar turns red. */
const shownByTheBar = () => {}

/** The path and query of a link that stays in the application; null for anything the browser should follow itself. */
export function urlWithin(link: HTMLAnchorElement, isOurs: IsOurs): string | null {
  if (!link.hasAttribute('href') || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return null
  if (link.origin !== window.location.origin || !isOurs(link.pathname)) return null
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search
  if (samePage && link.hash) return null
  return link.pathname + link.search + link.hash
}

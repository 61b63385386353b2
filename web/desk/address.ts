// A back office starts at a configured address (RR_SELLER_URL, RR_OPERATOR_URL); its pages are written as if that were
// the root. Each one is a bundle of its own, so there is one base at a time.

let base = ''

/** Says where the application begins; called once, before anything is drawn. */
export function setBase(url: string) {
  base = new URL(url, window.location.origin).pathname.replace(/\/+$/, '')
}

/** The address of a page of the application: `to('/produits')`. */
export function to(path: string): string {
  return path === '/' ? base || '/' : base + path
}

/** Whether a path is within the application; anything else is left to the browser. */
export const isOurs = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/** An address of the application without where it begins, as the table of routes writes it. */
export function within(url: string): string {
  const rest = url.startsWith(base) ? url.slice(base.length) : url
  return rest.startsWith('/') ? rest : `/${rest}`
}

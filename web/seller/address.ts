// The seller space starts at a configured address (RR_SELLER_URL); its pages are written as if it were the root.

let base = '/espace-vendeur'

/** Says where the space begins; called once, before anything is drawn. */
export function setBase(sellerUrl: string) {
  base = new URL(sellerUrl, window.location.origin).pathname.replace(/\/+$/, '')
}

/** The address of a page of the seller space: `to('/produits')`. */
export function to(path: string): string {
  return path === '/' ? base || '/' : base + path
}

/** Whether a path is within the seller space; anything else is left to the browser. */
export const isOurs = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/** An address of the space without where it begins, as the table of routes writes it. */
export function within(url: string): string {
  const rest = url.startsWith(base) ? url.slice(base.length) : url
  return rest.startsWith('/') ? rest : `/${rest}`
}

const SIGN_IN_PAGES = [
  '/connexion',
  '/deconnexion',
  '/verification-de-compte',
  '/recuperation-de-mot-de-passe',
  '/changement-de-votre-mot-de-passe',
  '/confirmation-de-courriel',
]

/** Whether a page is one of signing in or out: nobody is sent back to it. */
export const isSignInPage = (path: string): boolean =>
  SIGN_IN_PAGES.some((page) => path === page || path.startsWith(`${page}/`))

/** The way to sign in that leads back to an address of the storefront. */
export function signInLink(url: string): string {
  return `/connexion?retour=${encodeURIComponent(url)}`
}

/**
 * Where to go once signed in: the address asked for when it is a page of this very site, else undefined. Anything a
 * browser could read as another site (`//`, `/\`, a scheme) is dropped, so that our link leads to this site only.
 */
export function returnPath(asked: string | null, origin: string): string | undefined {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return undefined
  try {
    const url = new URL(asked, origin)
    if (url.origin !== origin || isSignInPage(url.pathname)) return undefined
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') ? undefined : path // dots may have eaten what stood between two slashes
  } catch {
    return undefined
  }
}

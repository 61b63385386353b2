/** The value of a cookie, undefined when it is not set. Browser only. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const cut = pair.indexOf('=')
    if (cut > 0 && pair.slice(0, cut) === name) return decode(pair.slice(cut + 1))
  }
  return undefined
}

/** Remembers a value for some days, or until the browser closes when none are given. */
export function writeCookie(name: string, value: string, days?: number): void {
  document.cookie = cookieText(
    name,
    value,
    days === undefined ? undefined : days * 86_400,
    location.protocol === 'https:',
  )
}

export function removeCookie(name: string): void {
  document.cookie = cookieText(name, '', -1, location.protocol === 'https:')
}

/** The text of a cookie of ours: whole site, sent on top-level navigation only, and never in clear under https. */
export function cookieText(name: string, value: string, maxAge: number | undefined, secure: boolean): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=Lax${secure ? '; Secure' : ''}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

import { describe, expect, it } from 'vitest'
import { cookieText, readCookie, removeCookie, writeCookie } from './cookies'

describe('a cookie', () => {
  it('covers the whole site, is Lax, and Secure under https', () => {
    expect(cookieText('infolettre', 'non', 15 * 86_400, true)).toBe(
      'infolettre=non; Path=/; Max-Age=1296000; SameSite=Lax; Secure',
    )
    expect(cookieText('infolettre', 'non', undefined, false)).toBe('infolettre=non; Path=/; SameSite=Lax')
  })

  it('is written, read back whatever it holds, and removed', () => {
    writeCookie('nom', 'Éloïse; « a=b »', 1)
    expect(readCookie('nom')).toBe('Éloïse; « a=b »')
    removeCookie('nom')
    expect(readCookie('nom')).toBeUndefined()
  })

  it('is not mistaken for another whose name ends the same', () => {
    writeCookie('mon_panier', '1')
    expect(readCookie('panier')).toBeUndefined()
  })
})

import { createContext, use } from 'react'
import type { IdentityEndpoints } from '@/session/identity'

/** What configuration says of the site: names, addresses and keys that no code spells out. */
export interface Site {
  name: string
  publicUrl: string
  sellerUrl: string
  operatorUrl: string
  contactEmail: string
  social: { facebook: string; instagram: string; pinterest: string; linkedin: string }
  apps: { ios: string; android: string }
  tagManagerId: string
  mapsKey: string
  captchaKey: string
  identity: IdentityEndpoints
  demo: boolean
}

export const SiteContext = createContext<Site | null>(null)

/** The site's configuration, the same on the server and in the browser. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of SiteContext')
  return site
}

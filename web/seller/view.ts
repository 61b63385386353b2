import { BASE, onRefusal, rewriteAddresses } from '@/api/client'
import { watchPerson } from '@/desk/watch-person'

// Operators read the space of a shop as the shop sees it, below the address of the console, where their session is
// sent: …/espace/{shopId}. The document is of one shop from its first page to its last.

/** The space of a shop that an operator reads. */
export interface Viewed {
  shopId: string
  /** Where the space begins. */
  base: string
  /** The shop's page in the console. */
  console: string
}

let viewed: Viewed | undefined

/** The shop that an operator reads; undefined for a seller at work. */
export const viewedShop = () => viewed

/** Whether nothing can be changed: the server refuses what this leaves in sight. */
export const readOnly = () => viewed !== undefined

export function setViewed(next: Viewed | undefined) {
  viewed = next
}

/** Which shop an address of the console lets its operator read. */
export function viewedAt({ host, pathname }: Pick<Location, 'host' | 'pathname'>, operatorUrl: string) {
  const start = new URL(operatorUrl, window.location.origin)
  const console = start.pathname.replace(/\/+$/, '')
  if (console === '' && start.host !== host) return undefined // the root of another host is not the console
  const [, shopId] = pathname.startsWith(`${console}/espace/`) ? pathname.slice(console.length + 1).split('/') : []
  if (!shopId) return undefined
  return { shopId, base: `${console}/espace/${shopId}`, console: `${console}/boutiques/${shopId}` }
}

/** What the console answers when the view, or the session it was opened in, is over. */
const OVER = ['second_factor_required', 'view_not_opened', 'not_operator', 'no_right']

/** Makes the calls of the space through the console. When the view is over, `leave` is called. */
export function readThroughConsole({ shopId }: Viewed, leave: () => void) {
  const own = `${BASE}/seller/shops/${shopId}`
  watchPerson()
  rewriteAddresses((address) => {
    const rest = address.slice(own.length)
    if (!address.startsWith(own) || !/^([/?]|$)/.test(rest)) return address
    return `${BASE}/operator/shops/${shopId}/space${rest}`
  })
  onRefusal(({ status, problem }) => {
    if (status === 403 && OVER.includes(problem.code ?? '')) leave()
  })
}

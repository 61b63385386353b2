import { endSession, IdentityError, renewTokens, signInWithPassword, type IdentityEndpoints } from './identity'
import { flushTokens, goodUntil, isLeaving, isValid, keepTokens, readTokens, setLeaving, type Tokens } from './tokens'

/** Who holds the tokens of this browser: null is a guest, undefined is not known yet (on the server). */
export type Holder = string | null | undefined

/** Done once someone has signed in, before they are sent anywhere; a failure changes nothing. */
type Welcome = () => Promise<unknown>

const LOCK = 'session'

/**
 * Session keeps the tokens of the person who signed in, in cookies that all tabs share. It renews an expired token
 * once, however many calls and tabs wait for it, and notifies listeners of every sign-in and sign-out, in any tab. It
 * knows tokens only: `SessionProvider` reads the person's record with them.
 */
export class Session {
  readonly #endpoints: IdentityEndpoints
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  readonly #welcomes = new Set<Welcome>()
  #holder: Holder
  #renewing: Promise<string | undefined> | undefined
  #received: { idToken: string; until: number } | undefined
  #channel: BroadcastChannel | undefined

  constructor(endpoints: IdentityEndpoints, now: () => number = Date.now) {
    this.#endpoints = endpoints
    this.#now = now
  }

  /** Reads the cookies, renews or drops an expired token, and follows the other tabs. Returns a function that stops. */
  start(): () => void {
    this.#reread()
    void this.token()
    if (isLeaving()) void alone(() => this.#endSession())
    const again = () => this.#reread()
    document.addEventListener('visibilitychange', again)
    if (typeof BroadcastChannel !== 'undefined') this.#channel = new BroadcastChannel(LOCK)
    this.#channel?.addEventListener('message', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      this.#channel?.close()
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  holder = (): Holder => this.#holder

  /** The token to send with a call; undefined for a guest. */
  token = async (): Promise<string | undefined> => {
    const kept = readTokens()
    if (!kept) return this.#gone()
    return this.#isGood(kept.idToken) ? kept.idToken : this.renew(kept.idToken)
  }

  /** Returns a new token for one that expired or was refused, or undefined. */
  renew = (refused: string): Promise<string | undefined> => {
    this.#renewing ??= alone(() => this.#exchange(refused)).finally(() => (this.#renewing = undefined))
    return this.#renewing
  }

  async signIn(email: string, password: string): Promise<void> {
    await alone(async () => this.#keep(await signInWithPassword(this.#endpoints, email, password)))
  }

  /** Forgets the tokens at once, in every tab, then has the server end the session and remove its cookie. */
  async signOut(): Promise<void> {
    await alone(async () => {
      const kept = readTokens()
      if (kept) setLeaving(true)
      this.#flush()
      if (kept) await this.#endSession()
    })
  }

  onSignIn = (welcome: Welcome) => {
    this.#welcomes.add(welcome)
    return () => void this.#welcomes.delete(welcome)
  }
  async welcome(): Promise<void> {
    await Promise.allSettled([...this.#welcomes].map((welcome) => welcome()))
  }

  /** A server that cannot be reached is told when a page next starts, unless someone has signed in. */
  async #endSession(): Promise<void> {
    if (!isLeaving()) return
    await endSession(this.#endpoints).then(
      () => setLeaving(false),
      () => {},
    )
  }

  async #exchange(refused: string): Promise<string | undefined> {
    const kept = readTokens() // another tab may have renewed them while this one waited
    if (!kept) return this.#gone()
    if (kept.idToken !== refused && this.#isGood(kept.idToken)) return kept.idToken
    try {
      const fresh = await renewTokens(this.#endpoints)
      this.#keep(fresh)
      return fresh.idToken
    } catch (error) {
      const now = readTokens()
      if (now && now.idToken !== kept.idToken) return now.idToken
      if (isRefusal(error)) this.#flush()
      return undefined
    }
  }

  /** Valid by its own expiry, or received less than its lifetime ago, in case this machine's clock is wrong. */
  #isGood(idToken: string): boolean {
    if (this.#received?.idToken === idToken) return this.#now() < this.#received.until
    return isValid(idToken, this.#now())
  }

  #keep(tokens: Tokens): void {
    this.#received = { idToken: tokens.idToken, until: goodUntil(tokens.idToken, this.#now()) }
    keepTokens(tokens)
    this.#reread(true)
  }

  #flush(): void {
    flushTokens()
    this.#reread(true)
  }

  #gone(): undefined {
    this.#hold(null)
  }

  #reread(tellTabs = false): void {
    this.#hold(readTokens()?.providerId ?? null, tellTabs)
  }

  #hold(holder: string | null, tellTabs = false): void {
    if (holder === this.#holder) return
    this.#holder = holder
    if (tellTabs) this.#channel?.postMessage(null)
    for (const listener of this.#listeners) listener()
  }
}

/** The service said no, rather than nothing: these tokens are worth nothing any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof IdentityError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Runs when no other tab does; a browser without locks lets each tab run by itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? (locks.request(LOCK, work) as Promise<T>) : work()
}

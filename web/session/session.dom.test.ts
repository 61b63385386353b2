import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '@/storefront/testing'
import { Session } from './session'
import { keepTokens, readTokens } from './tokens'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const inSeconds = (seconds: number) => NOW / 1000 + seconds
/** A token by its life alone: what a page reads of it. */
const token = (name: string, exp: number, iat = exp - 900) =>
  `x.${btoa(JSON.stringify({ sub: name, exp, iat }))}.${name}`
const alive = token('alive', inSeconds(600))
const dead = token('dead', inSeconds(-1))
const fresh = token('fresh', inSeconds(900))
const maude = (idToken: string) => ({ idToken, providerId: 'p1' })

type Answer = [status: number, body: object] | 'lost'
let asked: { path: string; type: string | null; body: string }[]
let answers: Answer[]
const renewed: Answer = [200, { id_token: fresh, user_id: 'p1' }]
const refused: Answer = [400, { error: { message: 'TOKEN_EXPIRED' } }]

let stops: (() => void)[]
beforeEach(() => {
  asked = []
  answers = []
  stops = []
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    asked.push({ path, type: headers['Content-Type'] ?? null, body })
    const answer = answers.shift() ?? 'lost'
    if (answer === 'lost') throw new TypeError('network')
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
})
afterEach(() => {
  stops.forEach((stop) => stop())
  vi.unstubAllGlobals()
})

/** A tab of this browser, already open. */
function tab(now: () => number = () => NOW): Session {
  const session = new Session(site.identity, now)
  stops.push(session.start())
  return session
}
const paths = () => asked.map(({ path }) => path)
const settled = () => new Promise((done) => setTimeout(done))

/** Locks as a browser has them: one holder at a time, in the order asked. */
function withLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work, work))
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('at start-up', () => {
  it('nobody is there without cookies, and nothing is asked', async () => {
    expect(await tab().token()).toBeUndefined()
    expect(tab().holder()).toBeNull()
    expect(asked).toEqual([])
  })

  it('a living token is sent as it is', async () => {
    keepTokens(maude(alive))
    const session = tab()
    expect(session.holder()).toBe('p1')
    expect(await session.token()).toBe(alive)
    expect(asked).toEqual([])
  })

  it('a dead token is renewed by a form, and the new ones kept', async () => {
    keepTokens(maude(dead))
    answers = [renewed]
    expect(await tab().token()).toBe(fresh)
    expect(asked).toEqual([
      {
        path: site.identity.tokenUrl,
        type: 'application/x-www-form-urlencoded',
        body: 'grant_type=refresh_token',
      },
    ])
    expect(readTokens()).toEqual({ idToken: fresh, providerId: 'p1' })
  })

  it('a token that cannot be read counts as dead', async () => {
    keepTokens(maude('n’importe quoi'))
    answers = [renewed]
    expect(await tab().token()).toBe(fresh)
  })

  it('the three cookies are removed when the renewal is refused', async () => {
    keepTokens(maude(dead))
    answers = [refused]
    const session = tab()
    expect(await session.token()).toBeUndefined()
    expect(session.holder()).toBeNull()
    expect(document.cookie).not.toMatch(/auth_token|refresh_token|auth_user_id/)
  })

  it.each<[string, Answer]>([
    ['a lost network', 'lost'],
    ['a failing service', [503, {}]],
    ['a busy service', [429, {}]],
  ])('%s signs nobody out', async (_, answer) => {
    keepTokens(maude(dead))
    answers = [answer]
    const session = tab()
    expect(await session.token()).toBeUndefined()
    expect(session.holder()).toBe('p1')
    expect(readTokens()?.idToken).toBe(dead)
  })
})

describe('renewing', () => {
  it('happens once for all the calls of a tab', async () => {
    keepTokens(maude(dead))
    answers = [renewed]
    const session = tab()
    expect(await Promise.all([session.token(), session.token(), session.renew(dead)])).toEqual([fresh, fresh, fresh])
    expect(asked).toHaveLength(1)
  })

  it('happens once for all tabs: the second finds what the first one brought', async () => {
    withLocks()
    keepTokens(maude(dead))
    answers = [renewed]
    const [one, two] = [tab(), tab()]
    expect(await Promise.all([one.token(), two.token()])).toEqual([fresh, fresh])
    expect(asked).toHaveLength(1)
  })

  it('keeps what another tab brought when this one came second without locks', async () => {
    keepTokens(maude(alive))
    const session = tab()
    answers = [refused]
    const waiting = session.renew(alive)
    keepTokens({ idToken: fresh, providerId: 'p1' })
    expect(await waiting).toBe(fresh)
    expect(session.holder()).toBe('p1')
  })

  it('a token that the API refused is replaced although its life is not over', async () => {
    keepTokens(maude(alive))
    answers = [renewed]
    expect(await tab().renew(alive)).toBe(fresh)
  })

  it('a clock that is an hour ahead does not renew at every call', async () => {
    keepTokens(maude(dead))
    answers = [renewed]
    const session = tab(() => NOW + 3_600_000)
    expect(await session.token()).toBe(fresh)
    expect(await session.token()).toBe(fresh)
    expect(asked).toHaveLength(1)
  })
})

describe('signing in and out', () => {
  const welcome: Answer = [
    200,
    { idToken: alive, refreshToken: 'r1', localId: 'p1', email: 'maude@exemple.test', expiresIn: '900' },
  ]

  it('keeps the tokens and notifies listeners', async () => {
    const session = tab()
    const listener = vi.fn()
    session.subscribe(listener)
    answers = [welcome]
    await session.signIn('maude@exemple.test', 'motdepasse')
    expect(JSON.parse(asked[0]!.body)).toEqual({
      email: 'maude@exemple.test',
      password: 'motdepasse',
      returnSecureToken: true,
    })
    expect([session.holder(), await session.token(), listener.mock.calls.length]).toEqual(['p1', alive, 1])
  })

  it('tells the code of a refusal and keeps nothing', async () => {
    const session = tab()
    answers = [[400, { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : plus tard' } }]]
    await expect(session.signIn('maude@exemple.test', 'x')).rejects.toMatchObject({
      status: 400,
      code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    })
    expect(session.holder()).toBeNull()
  })

  it('forgets at once and tells the service, which may be out of reach', async () => {
    keepTokens(maude(alive))
    const session = tab()
    answers = ['lost']
    await session.signOut()
    expect([session.holder(), readTokens(), paths()]).toEqual([null, undefined, [site.identity.signOutUrl]])
  })

  it('tells the service at the next start what it could not be told', async () => {
    keepTokens(maude(alive))
    answers = ['lost', [200, { status: 'success' }]]
    await tab().signOut()
    tab()
    await settled()
    tab()
    await settled()
    expect(paths()).toEqual([site.identity.signOutUrl, site.identity.signOutUrl])
  })

  it('a sign-out that the service was not told of does not end the next session', async () => {
    keepTokens(maude(alive))
    const session = tab()
    answers = ['lost', welcome]
    await session.signOut()
    await session.signIn('maude@exemple.test', 'motdepasse')
    tab()
    await settled()
    expect([session.holder(), paths()]).toEqual(['p1', [site.identity.signOutUrl, site.identity.signInUrl]])
  })

  it('no refresh token is ever within reach of scripts', async () => {
    document.cookie = 'refresh_token=r0; Path=/' // as the version before kept it
    answers = [welcome]
    await tab().signIn('maude@exemple.test', 'motdepasse')
    expect(document.cookie).not.toMatch(/refresh_token|r0|r1/)
  })

  it('the refresh token of an outside service is handed to our server, which keeps it', async () => {
    const session = new Session({ ...site.identity, signInUrl: 'https://exemple.test/signIn?key=k' }, () => NOW)
    answers = [welcome, renewed]
    await session.signIn('maude@exemple.test', 'motdepasse')
    expect(asked[1]).toEqual({
      path: site.identity.tokenUrl,
      type: 'application/x-www-form-urlencoded',
      body: 'grant_type=refresh_token&refresh_token=r1',
    })
    expect(readTokens()).toEqual({ idToken: fresh, providerId: 'p1' })
    expect(document.cookie).not.toMatch(/r1|refresh_token/)
  })

  it('is seen by the other tabs', async () => {
    keepTokens(maude(alive))
    const [one, two] = [tab(), tab()]
    const gone = new Promise<void>((done) => void two.subscribe(done))
    await one.signOut()
    await gone
    expect(two.holder()).toBeNull()
  })

  it('is seen when a tab is looked at again, in a browser whose tabs cannot talk', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    keepTokens(maude(alive))
    const [one, two] = [tab(), tab()]
    await one.signOut()
    expect(two.holder()).toBe('p1')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(two.holder()).toBeNull()
  })

  it('a renewal under way does not bring back who signed out', async () => {
    withLocks()
    keepTokens(maude(alive))
    const session = tab()
    answers = [renewed]
    const renewal = session.renew(alive)
    await Promise.all([renewal, session.signOut()])
    expect(readTokens()).toBeUndefined()
  })

  it('does what waits for a sign-in, whatever fails', async () => {
    const session = tab()
    const done = vi.fn(async () => {})
    session.onSignIn(() => Promise.reject(new Error('panne')))
    const stop = session.onSignIn(done)
    await session.welcome()
    stop()
    await session.welcome()
    await settled()
    expect(done).toHaveBeenCalledTimes(1)
  })
})

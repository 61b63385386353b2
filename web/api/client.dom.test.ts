import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, setTokenSource } from '@/api/client'

let sent: { bearer: string | null; language: string | null; body: string }[]
let statuses: number[]
const renew = vi.fn(async (refused: string): Promise<string | undefined> => `${refused}-renewed`)

beforeEach(() => {
  sent = []
  statuses = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      bearer: request.headers.get('Authorization'),
      language: request.headers.get('Accept-Language'),
      body: await request.text(),
    })
    return new Response('{}', { status: statuses.shift() ?? 200, headers: { 'Content-Type': 'application/json' } })
  })
  setTokenSource({ token: async () => 'token', renew })
})
afterEach(() => {
  setTokenSource(undefined)
  vi.unstubAllGlobals()
  renew.mockClear()
})

const ask = () =>
  api.POST('/feedback-message', { body: { name: 'Maude', email: 'maude@exemple.test', message: 'Bonjour' } })
const bearers = () => sent.map(({ bearer }) => bearer)

it('a call bears the visitor’s token', async () => {
  await ask()
  expect(bearers()).toEqual(['Bearer token'])
})

it('a refusal is asked for in the language of the page', async () => {
  await ask()
  document.documentElement.lang = 'en'
  await ask()
  document.documentElement.lang = ''
  expect(sent.map(({ language }) => language)).toEqual(['fr', 'en'])
})

it('a call whose token is refused is sent again, whole, with a renewed one', async () => {
  statuses = [401]
  await ask()
  expect(bearers()).toEqual(['Bearer token', 'Bearer token-renewed'])
  expect(sent[1]!.body).toBe(sent[0]!.body)
  expect(sent[0]!.body).toContain('Bonjour')
})

it('it is sent again only once', async () => {
  statuses = [401, 401]
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(2)
})

it('without another token it is sent again as a guest’s', async () => {
  renew.mockResolvedValueOnce(undefined)
  statuses = [401]
  await ask()
  expect(bearers()).toEqual(['Bearer token', null])
})

it('a guest’s refusal is the last word', async () => {
  setTokenSource({ token: async () => undefined, renew })
  statuses = [401]
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect([bearers(), renew.mock.calls.length]).toEqual([[null], 0])
})

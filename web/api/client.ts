import type { Client } from 'openapi-fetch'
import type { paths } from '@/api/schema'

/** A failure of the API: its status and problem details (RFC 9457). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

export interface Problem {
  code?: string
  title?: string
  detail?: string
  /** What the server's log knows the call by, to quote. */
  requestId?: string
  errors?: { path?: string; code?: string; message: string }[]
  /** Fresh facts that come with a refusal. */
  extra?: unknown
}

/** Where the bearer token of a signed-in visitor comes from. */
export interface TokenSource {
  token: () => Promise<string | undefined>
  /** Returns a new token in place of a refused one, or undefined when there is none. */
  renew: (refused: string) => Promise<string | undefined>
}
let source: TokenSource | undefined

/** Sets where tokens come from; without a source every call is anonymous. */
export function setTokenSource(tokens: TokenSource | undefined) {
  source = tokens
}

/** The visitor's token, for the few calls that are not made through `api`. */
export const bearerToken = async (): Promise<string | undefined> => source?.token()

type Refused = (error: ApiError) => void
const watchers = new Set<Refused>()

/** Has every refused call told of, besides to its caller. */
export function onRefusal(watch: Refused) {
  watchers.add(watch)
}

let unattended = (): boolean => false

/** Has calls that the page makes by itself, while nobody is at it, say so to the server. */
export function markPolls(nobodyThere: () => boolean) {
  unattended = nobodyThere
}

let rewritten = (address: string): string => address

/** Has every call made at another address than its own. */
export function rewriteAddresses(rewrite: (address: string) => string) {
  rewritten = rewrite
}

export const BASE = '/v1'

/** What a call is made of; openapi-fetch's types say what each path takes. */
type Call = Omit<RequestInit, 'body' | 'method'> & {
  params?: Values & { header?: Record<string, string> }
  body?: unknown
  parseAs?: 'json' | 'blob'
}
type Values = { path?: Record<string, unknown>; query?: Record<string, unknown> }

const verb = (method: string) => (path: string, call?: Call) => send(method, path, call)

/** The typed client of every call of the product, generated from its OpenAPI document. A refusal is an ApiError. */
export const api = {
  GET: verb('GET'),
  POST: verb('POST'),
  PUT: verb('PUT'),
  PATCH: verb('PATCH'),
  DELETE: verb('DELETE'),
} as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>

async function send(method: string, path: string, { params, body, parseAs, ...init }: Call = {}) {
  const request = new Request(rewritten(addressOf(path, params)), {
    ...init,
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...params?.header },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // The language of the page, not the one the browser prefers.
  request.headers.set('Accept-Language', document.documentElement.lang || 'fr')
  if (unattended()) request.headers.set('X-Poll', '1')
  setBearer(request, await source?.token())
  const response = await fetchAgain(request)
  if (!response.ok) {
    const error = new ApiError(response.status, await readProblem(response))
    for (const watch of watchers) watch(error)
    throw error
  }
  return { data: parseAs === 'blob' ? await response.blob() : await readJson(response), response }
}

const SCHEME = 'Bearer '

function setBearer(request: Request, token: string | undefined) {
  if (token) request.headers.set('Authorization', SCHEME + token)
  else request.headers.delete('Authorization')
}

/**
 * Sends a call. When its token is refused it is sent once more, with a renewed one or, if the session is over, with
 * none: what is open to everyone must not fail because somebody was signed in.
 */
async function fetchAgain(request: Request): Promise<Response> {
  const refused = request.headers.get('Authorization')?.slice(SCHEME.length)
  if (!refused || !source) return fetch(request)
  const again = request.clone()
  const response = await fetch(request)
  if (response.status !== 401) return response
  setBearer(again, await source.renew(refused))
  return fetch(again)
}

/** What was answered; undefined for nothing. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return { title: response.statusText }
  }
}

/** The JSON body of a request or response of the schema. */
export type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never

type Operation = { parameters: unknown; responses: unknown }
type GetPath = { [P in keyof paths]: paths[P] extends { get: Operation } ? P : never }[keyof paths]
type GetOf<P extends GetPath> = paths[P] extends { get: infer O extends Operation } ? O : never
type Answer<P extends GetPath> = GetOf<P>['responses'] extends { 200: { content: { 'application/json': infer T } } }
  ? T
  : never
type PathParams<P extends GetPath> = GetOf<P>['parameters'] extends { path: infer T extends object }
  ? { path: T }
  : unknown
type QueryParams<P extends GetPath> = GetOf<P>['parameters'] extends { query?: infer T } ? { query?: T } : unknown
type Params<P extends GetPath> = PathParams<P> & QueryParams<P>
type ParamsOf<P extends GetPath> = PathParams<P> extends { path: object } ? [params: Params<P>] : [params?: Params<P>]

/** A read of the API as query options. Its key is the call's own address, so the server can answer it in advance. */
export interface ApiQuery<T> {
  queryKey: readonly [address: string]
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  /** The page is shown without this read when it fails. */
  optional?: boolean
}

/** `get` has already checked path and parameters; the types of `api` cannot follow them through a generic. */
type UntypedGet = (path: string, init: object) => Promise<{ data?: unknown }>

/** Describes `GET path` with its parameters, for `useQuery` and for a route's `needs`. */
export function get<P extends GetPath>(path: P, ...[params]: ParamsOf<P>): ApiQuery<Answer<P>> {
  const address = addressOf(path, params as Values | undefined)
  return {
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const { data } = await (api.GET as UntypedGet)(path, { params, signal })
      return data as Answer<P>
    },
  }
}

/** Fetches a file, such as an invoice, with the visitor's token, which a plain link could not send. */
export async function getFile<P extends GetPath>(path: P, ...[params]: ParamsOf<P>): Promise<Blob> {
  const { data } = await (api.GET as UntypedGet)(path, { params, parseAs: 'blob' })
  return data as Blob
}

/** A file whose making is an act: it is asked for by POST. */
export async function postFile(path: string, request: { params?: unknown; body?: unknown }): Promise<Blob> {
  const { data } = await (api.POST as unknown as UntypedGet)(path, { ...request, parseAs: 'blob' })
  return data as Blob
}

/** Marks a read whose failure must not fail the page. */
export function optional<T>(query: ApiQuery<T>): ApiQuery<T> {
  return { ...query, optional: true }
}

function addressOf(path: string, params?: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.path?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params?.query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return BASE + filled + (text ? `?${text}` : '')
}

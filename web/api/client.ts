import createClient from 'openapi-fetch'
import type { paths } from '@/api/schema'

/** A failure of the API: its status and the problem it told (RFC 9457). */
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
  errors?: { path?: string; code?: string; message: string }[]
}

type TokenSource = () => string | undefined | Promise<string | undefined>
let token: TokenSource = () => undefined

/** Says where the bearer token of a signed-in visitor comes from; without it every call is anonymous. */
export function setTokenSource(source: TokenSource) {
  token = source
}

const BASE = '/v1'

/** The typed client of every call of the product, generated from its OpenAPI document. */
export const api = createClient<paths>({
  baseUrl: BASE,
  querySerializer: { array: { style: 'form', explode: true } },
})

api.use({
  async onRequest({ request }) {
    request.headers.set('Accept-Language', 'fr') // the pages are French whatever the browser prefers
    const bearer = await token()
    if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
    return request
  },
  async onResponse({ response }) {
    if (response.ok) return undefined
    throw new ApiError(response.status, await readProblem(response))
  },
})

async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.clone().json()) as Problem
  } catch {
    return { title: response.statusText }
  }
}

type Operation = { parameters: unknown; responses: unknown }
type GetPath = { [P in keyof paths]: paths[P] extends { get: Operation } ? P : never }[keyof paths]
type GetOf<P extends GetPath> = paths[P] extends { get: infer O extends Operation } ? O : never
type Answer<P extends GetPath> =
  GetOf<P>['responses'] extends { 200: { content: { 'application/json': infer T } } } ? T : never
type PathParams<P extends GetPath> = GetOf<P>['parameters'] extends { path: infer T extends object } ? { path: T } : unknown
type QueryParams<P extends GetPath> = GetOf<P>['parameters'] extends { query?: infer T } ? { query?: T } : unknown
type Params<P extends GetPath> = PathParams<P> & QueryParams<P>
type ParamsOf<P extends GetPath> = PathParams<P> extends { path: object } ? [params: Params<P>] : [params?: Params<P>]

/** A read of the API as query options. Its key is the call's own address, so the server can answer it in advance. */
export interface ApiQuery<T> {
  queryKey: readonly [address: string]
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  /** A failure of an optional read leaves the page standing without it. */
  optional?: boolean
}

/** `get` has already checked path and parameters; openapi-fetch cannot follow them through a generic. */
type UntypedGet = (path: string, init: object) => Promise<{ data?: unknown }>

/** Describes `GET path` with its parameters, for `useQuery` and for a route's `needs`. */
export function get<P extends GetPath>(path: P, ...[params]: ParamsOf<P>): ApiQuery<Answer<P>> {
  const address = addressOf(path, params as { path?: Record<string, unknown>; query?: Record<string, unknown> } | undefined)
  return {
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const { data } = await (api.GET as UntypedGet)(path, { params, signal })
      return data as Answer<P>
    },
  }
}

/** Marks a read whose failure must not fail the page. */
export function optional<T>(query: ApiQuery<T>): ApiQuery<T> {
  return { ...query, optional: true }
}

function addressOf(path: string, params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.path?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params?.query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return BASE + filled + (text ? `?${text}` : '')
}

import { ApiError, api, type ApiQuery } from '@/api/client'

// The calls of the console until their types are generated.

type Query = Record<string, string | undefined>
type Call = (path: string, init: object) => Promise<{ data?: unknown }>

export function read<T>(path: string, query: Query = {}): ApiQuery<T> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given).toString()
  return {
    queryKey: [`/v1${path}${search && `?${search}`}`],
    queryFn: async ({ signal }) =>
      (await (api.GET as Call)(path, { params: { query: Object.fromEntries(given) }, signal })).data as T,
  }
}

export async function send<T = void>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T> {
  return (await (api[method] as Call)(path, body ? { body } : {})).data as T
}

export const isRefused = (error: unknown, code: string) => error instanceof ApiError && error.problem.code === code

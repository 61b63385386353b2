import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/api/client'
import { meQuery } from '@/operator/me-context'
import { me } from '@/operator/testing'
import { watchSession } from '@/operator/watch-session'

let marks: (string | null)[]
let answer: Response | undefined
const queries = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  marks = []
  answer = undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    marks.push(request.headers.get('X-Poll'))
    return answer ?? new Response('{}')
  })
  watchSession(queries)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = () => api.GET('/operator/health')
const aMinuteLater = () => vi.setSystemTime(Date.now() + 60_000)

it('calls that the page makes while nobody is there are marked; those after a gesture are not', async () => {
  await read()
  aMinuteLater()
  await read()
  window.dispatchEvent(new Event('pointerdown'))
  await read()
  aMinuteLater()
  await read()
  window.dispatchEvent(new Event('keydown'))
  await read()
  expect(marks).toEqual([null, '1', null, '1', null])
})

it('a poll that meets the end of the session has the code asked for', async () => {
  queries.setQueryData(meQuery().queryKey, me)
  aMinuteLater()
  answer = new Response(JSON.stringify({ code: 'second_factor_required' }), { status: 403 })
  await expect(read()).rejects.toThrow()
  expect(marks).toEqual(['1'])
  expect(queries.getQueryData(meQuery().queryKey)).toEqual({ ...me, factor: 'required' })
})

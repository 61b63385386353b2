import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, setTokenSource } from './client'
import { upload } from './upload'

/** A request that answers what the test says. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  address = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeRequest.last = this
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.onabort()
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body })
    this.onload()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  setTokenSource(undefined)
  vi.unstubAllGlobals()
})

const sent = () => vi.waitFor(() => expect(FakeRequest.last?.address).toBe('POST /v1/seller/photos'))

it('a file is sent as it is, with the visitor’s token, and tells how far it is', async () => {
  setTokenSource({ token: async () => 'jeton', renew: async () => undefined })
  const onProgress = vi.fn()
  const answer = upload<{ key: string }>('/seller/photos', new Blob(['x']), { onProgress })
  await sent()
  FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 4 })
  FakeRequest.last.answer(201, '{"key":"a"}')
  expect(await answer).toEqual({ key: 'a' })
  expect(onProgress).toHaveBeenCalledWith(0.25)
  expect(FakeRequest.last.headers).toMatchObject({
    Authorization: 'Bearer jeton',
    'Content-Type': 'application/octet-stream',
  })
})

it('a refusal says why', async () => {
  const answer = upload('/seller/photos', new Blob(['x']))
  const failed = expect(answer).rejects.toMatchObject({ status: 422, problem: { detail: 'Ce n’est pas une image.' } })
  await sent()
  FakeRequest.last.answer(422, '{"detail":"Ce n’est pas une image."}')
  await failed
  await expect(answer).rejects.toBeInstanceOf(ApiError)
})

it('what is given up is stopped', async () => {
  const giveUp = new AbortController()
  const answer = upload('/seller/photos', new Blob(['x']), { signal: giveUp.signal })
  const stopped = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(FakeRequest.last.onabort).toBeTypeOf('function'))
  await Promise.resolve()
  giveUp.abort()
  await stopped
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAPTCHA_VERSION, captchaHeader, captchaToken } from './captcha'

const execute = vi.fn()
const script = { ready: (call: () => void) => call(), execute }
let count = 0
/** Scripts are loaded once by address: each test has a key of its own. */
const newKey = () => `key-${++count}`

/** What the browser does with the script's element. */
function network(works: boolean) {
  return vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const added = element as HTMLScriptElement
    queueMicrotask(() => (works ? added.onload?.(new Event('load')) : added.onerror?.('blocked')))
  })
}

beforeEach(() => {
  execute.mockReset().mockResolvedValue('a token')
  vi.stubGlobal('grecaptcha', script)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the captcha', () => {
  it('answers a token for what is being done', async () => {
    const head = network(true)
    const key = newKey()
    expect(await captchaToken({ key, version: CAPTCHA_VERSION }, 'contact')).toBe('a token')
    expect((head.mock.calls[0]![0] as HTMLScriptElement).src).toBe(
      `https://www.google.com/recaptcha/api.js?render=${key}`,
    )
    expect(execute).toHaveBeenCalledWith(key, { action: 'contact' })
  })

  it.each([
    ['key', { key: '', version: CAPTCHA_VERSION }],
    ['version', { key: 'a key', version: undefined }],
  ])('fails without a %s, and loads nothing', async (_, options) => {
    const head = network(true)
    await expect(captchaToken(options, 'contact')).rejects.toMatchObject({ failure: 'not_configured' })
    expect(head).not.toHaveBeenCalled()
  })

  it('fails when its script cannot load, and tries again the next time', async () => {
    const blocked = network(false)
    const options = { key: newKey(), version: CAPTCHA_VERSION }
    await expect(captchaToken(options, 'contact')).rejects.toMatchObject({ failure: 'not_loaded' })
    blocked.mockRestore()
    network(true)
    expect(await captchaToken(options, 'contact')).toBe('a token')
  })

  it('fails when what was loaded is something else', async () => {
    network(true)
    vi.stubGlobal('grecaptcha', undefined)
    await expect(captchaToken({ key: newKey(), version: CAPTCHA_VERSION }, 'contact')).rejects.toMatchObject({
      failure: 'not_loaded',
    })
  })

  it('fails when execution fails', async () => {
    network(true)
    execute.mockRejectedValue(new Error('wrong key'))
    await expect(captchaToken({ key: newKey(), version: CAPTCHA_VERSION }, 'contact')).rejects.toMatchObject({
      failure: 'not_executed',
    })
  })
})

describe('the header of a form', () => {
  it('is none without a key: the captcha is off', async () => {
    const head = network(true)
    expect(await captchaHeader('', 'contact')).toEqual({})
    expect(head).not.toHaveBeenCalled()
  })

  it('carries the token', async () => {
    network(true)
    expect(await captchaHeader(newKey(), 'contact')).toEqual({ 'X-Captcha-Token': 'a token' })
  })

  it('is left out, and the failure logged, when there is no token to be had', async () => {
    network(false)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(await captchaHeader(newKey(), 'contact')).toEqual({})
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ failure: 'not_loaded' }))
  })
})

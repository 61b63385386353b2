import { loadScript } from '@/lib/load-script'

// A wrapper around the captcha's script. It is on only when configuration has a key, loads nothing before a form is
// sent, and knows nothing of what a form says.

/** Why no token could be had: nothing to ask with, nothing to ask, or no answer. */
export type CaptchaFailure = 'not_configured' | 'not_loaded' | 'not_executed'

export class CaptchaError extends Error {
  readonly failure: CaptchaFailure
  constructor(failure: CaptchaFailure, cause?: unknown) {
    super(`captcha: ${failure}`, { cause })
    this.name = 'CaptchaError'
    this.failure = failure
  }
}

/** What a form sends against robots, beside what was typed: what its trap caught, and the key to ask a token with. */
export type Guard = { website?: string; captchaKey: string }

/** The captcha's version: it scores visitors without asking them anything. */
export const CAPTCHA_VERSION = 3
const SCRIPT = 'https://www.google.com/recaptcha/api.js'

interface Script {
  ready(call: () => void): void
  execute(key: string, options: { action: string }): PromiseLike<string>
}
type Page = { grecaptcha?: Script }

export interface CaptchaOptions {
  key: string
  version: number | undefined
}

/** A captcha token: proof for the server that a person probably sent the form. */
export async function captchaToken({ key, version }: CaptchaOptions, action: string): Promise<string> {
  if (!key || version !== CAPTCHA_VERSION) throw new CaptchaError('not_configured')
  const script = await open(key)
  try {
    await new Promise<void>((resolve) => script.ready(resolve))
    return await script.execute(key, { action })
  } catch (cause) {
    throw new CaptchaError('not_executed', cause)
  }
}

async function open(key: string): Promise<Script> {
  try {
    await loadScript(`${SCRIPT}?render=${encodeURIComponent(key)}`)
  } catch (cause) {
    throw new CaptchaError('not_loaded', cause)
  }
  const { grecaptcha } = window as Page
  if (!grecaptcha) throw new CaptchaError('not_loaded')
  return grecaptcha
}

/**
 * The header that carries the token; none without a key. A captcha that fails is logged to the console and the form is
 * sent without: the server knows whether it insists, and says so in words.
 */
export async function captchaHeader(key: string, action: string): Promise<{ 'X-Captcha-Token'?: string }> {
  if (!key) return {}
  try {
    return { 'X-Captcha-Token': await captchaToken({ key, version: CAPTCHA_VERSION }, action) }
  } catch (error) {
    console.error(error)
    return {}
  }
}

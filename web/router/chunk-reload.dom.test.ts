import { describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { reloadAfterChunkFailure } from './chunk-reload'

describe('a page whose code is missing', () => {
  it('is reloaded at most once per 60 s', () => {
    const reload = vi.fn()
    expect(reloadAfterChunkFailure(1_000_000, reload)).toBe(true)
    expect(reloadAfterChunkFailure(1_059_999, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadAfterChunkFailure(1_060_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('is not reloaded while the visitor is offline', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const reload = vi.fn()
    expect(reloadAfterChunkFailure(1_000_000, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not reloaded when nothing can remember that it was', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const reload = vi.fn()
    expect(reloadAfterChunkFailure(1, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

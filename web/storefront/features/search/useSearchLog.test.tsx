import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logSearch, useSearchLog } from './useSearchLog'

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => void sent.push(JSON.parse(body)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Searched({ q, total }: { q: string; total: number | undefined }) {
  useSearchLog(q, total)
  return null
}

describe('the log of searches', () => {
  it('counts a search once, when its results are there', () => {
    const { rerender } = render(<Searched q="tuque" total={undefined} />)
    expect(sent).toEqual([])
    rerender(<Searched q="tuque" total={12} />)
    rerender(<Searched q="tuque" total={3} />)
    expect(sent).toEqual([{ q: 'tuque', total: 12 }])
    rerender(<Searched q="bas" total={4} />)
    expect(sent).toHaveLength(2)
  })

  it('counts no search without words', () => {
    render(<Searched q="" total={200} />)
    expect(sent).toEqual([])
  })

  it('never bothers the visitor', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await expect(logSearch('tuque', 1)).resolves.toBeUndefined()
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollOnNavigation } from '@/router/useScrollOnNavigation'
import { renderOnSite, scrollPage } from '@/storefront/testing'
import { ScrollTop } from './ScrollTop'

function Page() {
  useScrollOnNavigation()
  return <main id="contenu" tabIndex={-1} />
}

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockReset()
  window.scrollTo = scrollTo as typeof window.scrollTo
  window.history.replaceState({}, '', '/')
})

describe('after a route change', () => {
  it('the page scrolls to the top 350 ms later', () => {
    vi.useFakeTimers()
    const { navigator } = renderOnSite(<Page />)
    navigator.visit('/boutique')
    act(() => void vi.advanceTimersByTime(349))
    expect(scrollTo).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  it('a second change within that time scrolls once', () => {
    vi.useFakeTimers()
    const { navigator } = renderOnSite(<Page />)
    navigator.visit('/boutique')
    act(() => void vi.advanceTimersByTime(300))
    navigator.visit('/recherche')
    act(() => void vi.advanceTimersByTime(1000))
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('a step back returns to where the page was left', () => {
    vi.useFakeTimers()
    const { navigator } = renderOnSite(<Page />)
    const home: unknown = window.history.state
    scrollPage(840)
    window.history.pushState({}, '', '/boutique')
    scrollPage(860)
    navigator.visit('/boutique')
    scrollPage(0)
    window.history.replaceState(home, '', '/')
    navigator.visit('/', 'pop')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 860)
    act(() => void vi.advanceTimersByTime(1000))
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('a mere change of state leaves the page where it is', () => {
    vi.useFakeTimers()
    const { navigator } = renderOnSite(<Page />)
    navigator.visit('/?page=2', 'replace')
    act(() => void vi.advanceTimersByTime(1000))
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('the way back to the top', () => {
  it('appears after 150 px', () => {
    renderOnSite(<ScrollTop />)
    scrollPage(149)
    expect(screen.queryByRole('button')).toBeNull()
    scrollPage(150)
    expect(screen.getByRole('button', { name: 'Retour en haut de la page' })).toBeTruthy()
  })

  it('scrolls up and takes the focus along', () => {
    renderOnSite(
      <>
        <main id="contenu" tabIndex={-1} />
        <ScrollTop />
      </>,
    )
    scrollPage(900)
    fireEvent.click(screen.getByRole('button'))
    expect(scrollTo.mock.calls[0]?.[0]).toMatchObject({ top: 0 })
    expect(document.activeElement?.id).toBe('contenu')
  })
})

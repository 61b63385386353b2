import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { currentConsent } from '@/storefront/tracking'
import { ConsentBanner } from './ConsentBanner'

const banner = () => screen.queryByRole('region', { name: 'Vos témoins, votre choix' })
const scripts = () => document.querySelectorAll('script[data-tag-manager]').length
beforeEach(() => document.querySelectorAll('script').forEach((script) => script.remove()))

describe('the consent banner', () => {
  const show = (reopened = false, tagManagerId = 'GTM-1') => {
    const onAnswered = vi.fn()
    renderOnSite(<ConsentBanner reopened={reopened} onAnswered={onAnswered} />, { site: { tagManagerId } })
    return onAnswered
  }

  it('offers refusing and accepting alike', () => {
    show()
    const [refuse, accept] = screen.getAllByRole('button')
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuser', 'Accepter'])
    expect(refuse?.className).toBe(accept?.className)
  })

  it('loads the tag manager only after acceptance', () => {
    show()
    expect(scripts()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Accepter' }))
    expect(banner()).toBeNull()
    expect(scripts()).toBe(1)
  })

  it('loads nothing after a refusal, nor without an id', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
    expect([currentConsent(), scripts(), banner()]).toEqual(['denied', 0, null])
  })

  it('does not ask twice, unless the visitor asks', () => {
    document.cookie = 'consent=denied; Path=/'
    show()
    expect(banner()).toBeNull()
    const onAnswered = show(true)
    expect(banner()).not.toBeNull()
    expect(banner()?.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
    expect(onAnswered).toHaveBeenCalledOnce()
  })
})

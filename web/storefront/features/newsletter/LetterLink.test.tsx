import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { t } from '#i18n/letter-links'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { LetterLink } from './LetterLink'

const button = () => screen.getByRole('button', { name: 'Me désabonner' })
function open(onAnswer: () => Promise<void>, query = '?jeton=abc') {
  renderOnSite(<LetterLink words={t.leave} onAnswer={onAnswer} />, { path: `/infolettre/desabonnement${query}` })
}

describe('the page of a letter’s link', () => {
  it('does nothing by itself; a click does it and says so', async () => {
    const leave = vi.fn(async () => {})
    open(leave)
    expect(leave).not.toHaveBeenCalled()
    fireEvent.click(button())
    const done = await screen.findByRole('heading', { level: 1, name: 'C’est fait.' })
    expect(leave).toHaveBeenCalledExactlyOnceWith('abc', expect.anything())
    await waitFor(() => expect(document.activeElement).toBe(done))
  })

  it.each([
    ['without its token', '', async () => {}],
    ['that the market does not know', '?jeton=abc', () => Promise.reject(new ApiError(400, {}))],
  ])('says of a link %s that it is dead', async (_, query, answer) => {
    open(answer, query)
    if (query) fireEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Ce lien ne fonctionne plus.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Nous joindre' }).getAttribute('href')).toBe('/contact')
  })

  it('can be tried again after a failure of ours', async () => {
    open(() => Promise.reject(new ApiError(503, {})))
    fireEvent.click(button())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(button()).toBeTruthy()
  })
})

import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { t } from '#i18n/follow'
import { maude, renderOnSite } from '@/storefront/testing'
import { FollowedShops } from './FollowedShops'
import { FollowShop } from './FollowShop'
import * as calls from './queries'

const shop = { id: 's1', name: 'Atelier Batture' }
let followed: calls.FollowedShop[]

beforeEach(() => {
  vi.restoreAllMocks()
  followed = []
  vi.spyOn(calls, 'followsQuery').mockImplementation(
    (userId) =>
      ({ queryKey: [`/v1/users/${userId}/followed-stores`], queryFn: async () => followed, enabled: true }) as never,
  )
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const batture = {
  storeId: 's1',
  name: 'Atelier Batture',
  slug: 'atelier-batture',
  city: 'Kamouraska',
  open: true,
  createdAt: '2026-11-09T15:00:00Z',
}

test('a guest gives an address, agrees to the text, and is told of the letter to confirm', async () => {
  const ask = vi.spyOn(calls, 'followAsGuest').mockResolvedValue()
  renderOnSite(<FollowShop shop={shop} />)
  press('Suivre la boutique')
  const field = await screen.findByLabelText('Votre courriel')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(t.consent)).toBeTruthy()
  press('Suivre la boutique')
  expect(await screen.findByText('Ce champ est obligatoire.')).toBeTruthy()
  fireEvent.change(field, { target: { value: ' ana@exemple.ca ' } })
  press('Suivre la boutique')
  expect(await screen.findByText('Encore un clic.')).toBeTruthy()
  expect(ask).toHaveBeenCalledExactlyOnceWith('s1', 'ana@exemple.ca', expect.anything())
})

test('a customer follows with the address of the account, and stops', async () => {
  const follow = vi.spyOn(calls, 'followShop').mockImplementation(async () => {
    followed = [batture]
    return true
  })
  const unfollow = vi.spyOn(calls, 'unfollowShop').mockImplementation(async () => {
    followed = []
  })
  renderOnSite(<FollowShop shop={shop} />, { visitor: maude })
  press('Suivre la boutique')
  expect(await screen.findByText(/Les courriels iront à/)).toBeTruthy()
  press('Suivre la boutique')
  fireEvent.click(await screen.findByRole('button', { name: 'Ne plus suivre Atelier Batture' }))
  await waitFor(() => expect(unfollow).toHaveBeenCalledExactlyOnceWith('u1', 's1'))
  expect(follow).toHaveBeenCalledExactlyOnceWith('u1', 's1')
})

test('the account lists the shops one follows, and each may be left', async () => {
  followed = [batture, { ...batture, storeId: 's2', name: 'Miellerie', open: false }]
  const unfollow = vi.spyOn(calls, 'unfollowShop').mockResolvedValue()
  renderOnSite(<FollowedShops userId="u2" />, { visitor: maude })
  expect((await screen.findByRole('link', { name: 'Atelier Batture' })).getAttribute('href')).toBe(
    '/boutique/atelier-batture',
  )
  expect(screen.queryByRole('link', { name: 'Miellerie' })).toBeNull()
  press('Ne plus suivre Miellerie')
  await waitFor(() => expect(unfollow).toHaveBeenCalledExactlyOnceWith('u2', 's2'))
})

test('the server keeps the very text that the form shows', () => {
  const source = readFileSync('internal/domain/follow/follow.go', 'utf8').replace(/" \+\s+"/g, '')
  expect(source).toContain(`"${calls.CONSENT}": "${t.consent}"`)
})

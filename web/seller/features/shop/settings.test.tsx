import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { t } from '#i18n/seller-shop'
import { ApiError } from '@/api/client'
import type { Shop } from '@/seller/shop-context'
import { showInSpace } from '@/seller/testing'
import * as calls from './calls'
import { labelOf, sayPart } from './merge'
import { Settings } from './Settings'
import { blank, formOf } from './shop-form'

const shop = {
  ...blank,
  id: 's1',
  status: 'approved',
  name: 'Atelier',
  slug: 'atelier',
  categoryCode: 'home_deco',
  tagline: 'Des tasses',
  city: 'Rimouski',
  postalCode: 'G5L 1A1',
  deliveryMinDays: 1,
  deliveryMaxDays: 5,
  deliveryWays: { local: { radiusKm: 30, price: 6, freeFrom: 0, days: 2 } },
  shippingSettings: { shippingPriceAmount: 9, shippingPricePolicy: 'fixedAmountByQuantity' },
  legalName: 'Maude Roy',
  legalAddress: '3, rue du Quai',
  legalCity: 'Rimouski',
  legalPostalCode: 'G5L 1A1',
  phone: '4185550142',
  email: 'maude@exemple.test',
  termsVersion: '2026-11-15',
  termsInForce: '2026-11-15',
  revision: 3,
} as unknown as Shop

it('of two people who edit a shop, the second chooses part by part and keeps the rest of both', async () => {
  const theirs = { ...shop, tagline: 'Des bols', city: 'Matane', revision: 4 }
  const extra = { changedBy: 'Luc Roy', changedAt: '2026-11-16T15:21:00Z', shop: theirs }
  const edit = vi
    .spyOn(calls, 'editShop')
    .mockRejectedValueOnce(new ApiError(409, { code: 'shop_edited', extra }))
    .mockResolvedValue(theirs)
  showInSpace(<Settings shop={shop} />)
  const tagline = screen.getByLabelText<HTMLInputElement>(/Votre boutique en une phrase/)
  fireEvent.change(tagline, { target: { value: 'Des assiettes' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(await screen.findByText(/Luc Roy a enregistré avant vous/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Des assiettes/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le tout' })))
  expect(edit.mock.lastCall?.[1]).toMatchObject({ tagline: 'Des assiettes', city: 'Matane', revision: 4 })
})

it('what is typed while a save is under way stays, still to be saved', async () => {
  let end!: (saved: Shop) => void
  const edit = vi.spyOn(calls, 'editShop').mockImplementation(() => new Promise((resolve) => (end = resolve)))
  showInSpace(<Settings shop={shop} />)
  const [tagline, city] = [/Votre boutique en une phrase/, 'Ville ou village'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  fireEvent.change(tagline!, { target: { value: 'Des bols' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  fireEvent.change(city!, { target: { value: 'Matane' } })
  await act(async () => end({ ...shop, tagline: 'Des bols.', revision: 4 }))
  expect([tagline!.value, city!.value]).toEqual(['Des bols.', 'Matane'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(edit.mock.lastCall?.[1]).toMatchObject({ tagline: 'Des bols.', city: 'Matane', revision: 4 })
  await act(async () => end({ ...shop, tagline: 'Des bols.', city: 'Matane', revision: 5 }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
})

it('a code that the market calls otherwise bears that name in the form', () => {
  const data = [{ code: 'home_deco', label: 'Maison et jardin' }]
  showInSpace(<Settings shop={shop} />, { '/v1/store-categories': { data } })
  expect(screen.getByRole('option', { name: 'Maison et jardin' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Maison et décoration' })).toBeNull()
  expect(screen.getByRole('option', { name: 'Animaux' })).toBeTruthy()
})

it('a shop takes a break until it is reopened', async () => {
  const set = vi.spyOn(calls, 'setVacation').mockResolvedValue(shop)
  const { unmount } = showInSpace(<Settings shop={shop} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' })))
  expect(set).toHaveBeenLastCalledWith('s1', { until: '', openEnded: true })
  unmount()
  showInSpace(<Settings shop={{ ...shop, vacationUntil: '9999-12-31T00:00:00Z' }} />)
  expect(screen.getByText(/est en pause jusqu’à nouvel ordre/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Rouvrir la boutique' })))
  expect(set).toHaveBeenLastCalledWith('s1', { until: '' })
})

it('a break that cannot begin or end says why, the day alone at its field', async () => {
  const set = vi.spyOn(calls, 'setVacation').mockRejectedValue(new TypeError('hors ligne'))
  const { unmount } = showInSpace(<Settings shop={{ ...shop, vacationUntil: '9999-12-31T00:00:00Z' }} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Rouvrir la boutique' })))
  expect((await screen.findByRole('alert')).textContent).toBe(t.failed)
  unmount()
  showInSpace(<Settings shop={shop} />)
  const day = screen.getByLabelText('Jour du retour')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' })))
  expect((await screen.findByRole('alert')).textContent).toBe(t.failed)
  expect(day.getAttribute('aria-invalid')).toBeNull()
  const errors = [{ path: 'until', message: 'Choisissez un jour à venir.' }]
  set.mockRejectedValue(new ApiError(422, { detail: 'Choisissez un jour à venir.', errors }))
  fireEvent.change(day, { target: { value: '2026-11-01' } })
  await act(async () => fireEvent.submit(day))
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a shop keeps its ways of delivery, and a pickup begins at the merchant’s address', async () => {
  vi.spyOn(calls, 'previewDelivery').mockResolvedValue([
    { method: 'local', price: 6, available: false, refusal: 'Trop loin.' },
  ])
  const edit = vi.spyOn(calls, 'editShop').mockResolvedValue(shop)
  showInSpace(<Settings shop={shop} />)
  expect(await screen.findByText('Trop loin.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Ramassage à la boutique'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(edit).not.toHaveBeenCalled() // the hours are missing
  for (const about of ['sur le ramassage', 'sur le rayon de livraison']) expect(screen.getByText(about)).toBeTruthy()
  const [radius, help] = [screen.getByLabelText('Rayon (km)'), screen.getByText('sur le rayon de livraison')]
  expect(radius.closest('[class*=half]')?.contains(help)).toBe(true)
  fireEvent.change(screen.getByLabelText('Heures de ramassage'), { target: { value: 'Le samedi' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(edit.mock.lastCall?.[1].deliveryWays).toEqual({
    pickup: {
      price: 0,
      address: '3, rue du Quai',
      city: 'Rimouski',
      postalCode: 'G5L 1A1',
      hours: 'Le samedi',
      instructions: '',
    },
    local: { radiusKm: 30, price: 6, freeFrom: 0, days: 2 },
  })
})

it('a shop may leave its delays empty, and reads which one applies', async () => {
  vi.spyOn(calls, 'previewDelivery').mockResolvedValue([])
  const edit = vi.spyOn(calls, 'editShop').mockResolvedValue(shop)
  showInSpace(<Settings shop={shop} />)
  expect(screen.getByText(/vides, le délai habituel s’applique : de 1 à 5 jours ouvrables/)).toBeTruthy()
  const [first, last] = [/^Part au plus tôt/, /^Et au plus tard/].map((label) => screen.getByLabelText(label))
  fireEvent.change(last!, { target: { value: '0' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(edit).not.toHaveBeenCalled()
  for (const field of [first!, last!]) fireEvent.change(field, { target: { value: '' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  expect(edit.mock.lastCall?.[1]).toMatchObject({ deliveryMinDays: 0, deliveryMaxDays: 0 })
  expect(formOf({ ...shop, deliveryMinDays: 0, deliveryMaxDays: 0 }).deliveryMaxDays).toBe('')
})

it('every part of a shop has a name, and says what people read', () => {
  for (const part of Object.keys(blank) as (keyof typeof blank)[]) expect(labelOf(part)).toBeTruthy()
  expect(sayPart('presentation', '<p>Face au <b>fleuve</b></p>')).toBe('Face au fleuve')
  expect(sayPart('tiers', [{ quantity: '3', amount: '12,00' }])).toBe('3\u00a0articles\u00a0: 12,00\u00a0$')
  expect(sayPart('ways', { ...blank.ways, parcels: false, local: true })).toBe('Livraison locale, 25\u00a0km')
  expect(sayPart('registered', 'no')).toContain('petit fournisseur')
})

it('says where other sites read what the shop sells, once it is open', () => {
  const { unmount } = showInSpace(<Settings shop={shop} />)
  const link = screen.getByRole('link', { name: /boutique\/atelier\/flux\/google\.xml$/ })
  expect(link.getAttribute('href')).toMatch(/\/boutique\/atelier\/flux\/google\.xml$/)
  unmount()
  showInSpace(<Settings shop={{ ...shop, status: 'draft' }} />)
  expect(screen.queryByRole('link', { name: /flux/ })).toBeNull()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import { earning, order } from './fixture'
import { OrderPage } from './OrderPage'
import * as queries from './queries'
import type { Order } from './types'

const pickup: Order = {
  ...order,
  shippingAddress: null,
  shipments: [],
  delivery: { method: 'pickup', place: '12, rue du Quai', hours: 'Le samedi' },
}
const ready: Order = { ...pickup, delivery: { ...pickup.delivery, readyAt: '2026-11-10T15:00:00Z' } }

const show = (shown: Order) =>
  showInSpace(
    <OrderPage shopId="s1" orderId="o1" back="/espace/commandes">
      {null}
    </OrderPage>,
    {
      [queries.orderQuery('s1', 'o1').queryKey[0]]: shown,
      [queries.earningQuery('s1', 'o1').queryKey[0]]: earning,
    },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => vi.restoreAllMocks())

it('a pickup is said ready, and goes to no address', async () => {
  const mark = vi.spyOn(queries, 'markReady').mockResolvedValue(ready)
  show(pickup)
  expect(screen.queryByText('Adresse de livraison')).toBeNull()
  expect(screen.getByText('12, rue du Quai')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Expédier' })).toBeNull()
  press('Prête à ramasser')
  await waitFor(() => expect(mark).toHaveBeenCalledWith('s1', 'o1'))
})

it('is handed over against the code, typed with or without a space', async () => {
  const hand = vi
    .spyOn(queries, 'handOver')
    .mockRejectedValueOnce(new ApiError(422, { code: 'pickup_code', detail: 'Ce code n’est pas le bon.' }))
    .mockResolvedValue({ ...ready, canShip: false })
  show(ready)
  press('Remettre')
  const code = screen.getByLabelText('Code de ramassage')
  press('Remettre la commande')
  expect(await screen.findByText('Le code a six chiffres.')).toBeTruthy()
  fireEvent.change(code, { target: { value: '123 456' } })
  press('Remettre la commande')
  expect(await screen.findByText('Ce code n’est pas le bon.')).toBeTruthy()
  press('Remettre la commande')
  await waitFor(() => expect(hand).toHaveBeenCalledTimes(2))
  expect(hand.mock.lastCall).toEqual(['s1', 'o1', { code: '123456' }])
})

it('without a code asks why, and only that once no try is left', async () => {
  const hand = vi.spyOn(queries, 'handOver').mockResolvedValue({ ...ready, canShip: false })
  show({ ...ready, pickupTriesLeft: 0 })
  press('Remettre')
  expect(screen.queryByLabelText('Code de ramassage')).toBeNull()
  press('Remettre la commande')
  expect(await screen.findByText('Ce champ est obligatoire.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Pourquoi sans code/), { target: { value: 'Permis vérifié' } })
  press('Remettre la commande')
  await waitFor(() => expect(hand).toHaveBeenCalledWith('s1', 'o1', { reason: 'Permis vérifié' }))
})

it('a local delivery leaves without a carrier', () => {
  show({ ...order, delivery: { method: 'local' } })
  press('Livrer')
  expect(screen.queryByLabelText('Transporteur')).toBeNull()
  expect(screen.getByRole('button', { name: /^Livrer 3/ })).toBeTruthy()
})

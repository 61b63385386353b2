import { expect, it } from 'vitest'
import { nextStep } from './next-step'
import type { OrderItem } from './types'

const item = (deliveryMethod: OrderItem['deliveryMethod'], status: OrderItem['status']) =>
  ({ deliveryMethod, status, quantityShipped: status === 'shipped' ? 1 : 0 }) as OrderItem

it('tells what comes next by the way that was chosen', () => {
  expect(nextStep([item('parcel', 'processing')])).toBe('La boutique prépare votre colis.')
  expect(nextStep([item('pickup', 'processing')])).toBe('La boutique prépare votre ramassage.')
  expect(nextStep([item('pickup', 'processing')], '2026-11-18')).toBe('C’est prêt\u00a0: la boutique vous attend.')
  expect(nextStep([item('local', 'processing')])).toBe(
    'Livraison locale\u00a0: la boutique prépare vos articles et vous les apportera.',
  )
  expect(nextStep([item('local', 'shipped')])).toBe('Livraison locale\u00a0: tout est parti de la boutique.')
  expect(nextStep([item('local', 'shipped'), item('local', 'processing')])).toBe(
    'Une partie est en route; le reste suivra.',
  )
})

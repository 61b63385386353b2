import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/client'
import { actionNeeded, failureOf, pendingOrder, type Failure } from './failure'
import { summary } from './fixture'

const refused = (status: number, problem: object) => failureOf(new ApiError(status, problem), 70.13)
const reason = (failure: Failure) => ('reason' in failure ? failure.reason : undefined)

describe('an order that was refused', () => {
  it('says word for word that the address or the quantity is in the way', () => {
    expect(reason(refused(400, { code: 'email_already_exists' }))).toBe(
      'Cette adresse courriel existe déjà. Veuillez vous connecter avec celle-ci ou utiliser une adresse différente.',
    )
    expect(reason(refused(400, { code: 'limit_exceeded' }))).toBe(
      'La quantité commandée pour un ou plusieurs produits dépasse la limite autorisée.',
    )
  })

  it('says the server’s own words otherwise', () => {
    expect(refused(422, { title: 'Refusé', detail: 'Votre panier est vide' })).toEqual({
      kind: 'other',
      reason: 'Votre panier est vide',
    })
    expect(reason(refused(500, { title: 'Erreur' }))).toBe('Erreur')
  })

  it.each([
    'card_declined',
    'insufficient_funds',
    'expired_card',
    'incorrect_cvc',
    'processing_error',
    'payment_timeout',
    'card_token_invalid',
  ])('asks for another card when the code is %s', (code) => {
    expect(refused(400, { code, detail: 'Votre carte a été refusée.' })).toEqual({
      kind: 'card',
      reason: 'Votre carte a été refusée.',
    })
  })

  it('shows both totals when it changed, and hands over the new sums', () => {
    const failure = refused(409, { code: 'total_changed', extra: { ...summary, grandTotal: 75 } })
    expect(failure).toMatchObject({ kind: 'changed', summary: { grandTotal: 75 } })
    expect(reason(failure)).toContain('70,13\u00a0$ avant, 75,00\u00a0$ maintenant')
  })

  it('says why a code no longer takes anything off', () => {
    const codes = [
      { code: 'AUTOMNE', applied: true, missing: 0, missingUnits: 0 },
      { code: 'UNIQUE', applied: false, reason: 'used_up', missing: 0, missingUnits: 0 },
    ]
    const failure = refused(409, { code: 'total_changed', extra: { ...summary, codes } })
    expect(reason(failure)).toContain('Code UNIQUE\u00a0: Ce code a été utilisé autant de fois qu’il le permet.')
    expect(reason(failure)).not.toContain('AUTOMNE')
  })

  it('says which shop can no longer deliver so, and hands over the new sums', () => {
    const [first, ...rest] = summary.stores
    const repriced = { ...summary, stores: [{ ...first!, deliveryRefusal: 'Trop loin.' }, ...rest] }
    const failure = refused(409, { code: 'delivery_changed', detail: 'Un mode de livraison…', extra: repriced })
    expect(failure).toEqual({ kind: 'changed', reason: `${first!.name}. Trop loin.`, summary: repriced })
    expect(reason(refused(409, { code: 'delivery_changed', detail: 'Il a changé.', extra: summary }))).toBe(
      'Il a changé.',
    )
  })

  it('says nothing of its own about what is out of stock: the page names it', () => {
    expect(refused(409, { code: 'out_of_stock', detail: 'Un ou plusieurs…', extra: summary })).toEqual({
      kind: 'unavailable',
      summary,
    })
  })

  it('does not claim a failure when the answer was lost or is still to come', () => {
    expect(failureOf(new TypeError('network'), 1).kind).toBe('unheard')
    expect(refused(502, {}).kind).toBe('unheard')
    expect(refused(409, { code: 'payment_in_progress' }).kind).toBe('unheard')
  })

  it('knows a cart that was ordered elsewhere', () => {
    expect(refused(409, { code: 'cart_already_ordered', detail: 'Ce panier est déjà commandé.' }).kind).toBe('ordered')
    expect(refused(404, { code: 'cart_ordered', extra: { orderId: 'o1' } } as object)).toEqual({
      kind: 'ordered',
      orderId: 'o1',
    })
    expect(refused(404, { code: 'cart_not_found', detail: 'Introuvable.' }).kind).toBe('gone')
  })
})

describe('an order whose payment is not over', () => {
  it('is kept when the bank has not answered yet', () => {
    expect(
      pendingOrder(new ApiError(503, { code: 'payment_pending', extra: { id: 'o1', token: 't' } } as object)),
    ).toMatchObject({ id: 'o1' })
    expect(pendingOrder(new ApiError(503, { code: 'unavailable' }))).toBeUndefined()
  })

  it('waits for the buyer’s word when the bank asks', () => {
    const error = new ApiError(409, { code: 'payment_action_required', extra: { clientSecret: 'cs' } } as object)
    expect(actionNeeded(error)).toEqual({ clientSecret: 'cs' })
  })
})

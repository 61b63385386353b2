import { beforeEach, expect, it } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './draft'
import { blank, bodyOf, BY_QUANTITY, fieldOf, PER_ITEM, shippingSettings, steps } from './shop-form'

beforeEach(() => window.localStorage.clear())

it('shipping is sent under the names of the specification', () => {
  const tiers = [
    { quantity: '3', amount: '12' },
    { quantity: '6', amount: '15,50' },
  ]
  expect(shippingSettings({ policy: BY_QUANTITY, amount: '9', tiers, freeFrom: '75' })).toEqual({
    shippingPriceAmount: 9,
    shippingPricePolicy: BY_QUANTITY,
    tier1Quantity: 3,
    tier1Amount: 12,
    tier2Quantity: 6,
    tier2Amount: 15.5,
    freeShippingThreshold: 75,
  })
  expect(shippingSettings({ policy: PER_ITEM, amount: '2,50', tiers, freeFrom: '' })).toEqual({
    shippingPriceAmount: 2.5,
    shippingPricePolicy: PER_ITEM,
  })
})

it('settings half typed are no settings', () => {
  for (const half of [
    { amount: '' },
    { amount: '9', freeFrom: 'x' },
    { amount: '9', tiers: [{ quantity: '', amount: '3' }] },
  ]) {
    expect(shippingSettings({ policy: BY_QUANTITY, tiers: [], freeFrom: '', ...half })).toBeUndefined()
  }
})

it('a small supplier sends no number, even one typed before', () => {
  const typed = { ...blank, amount: '9', gstNumber: '123456789 RT0001', qstNumber: '1234567890 TQ0001' }
  expect(bodyOf({ ...typed, registered: 'no' })).toMatchObject({ gstNumber: '', qstNumber: '' })
  expect(bodyOf({ ...typed, registered: 'yes' })).toMatchObject({ gstNumber: '123456789 RT0001' })
})

it('every field belongs to one step', () => {
  expect(steps.flatMap(({ fields }) => fields as readonly string[]).sort()).toEqual(Object.keys(blank).sort())
})

it('a refusal of the server finds its field', () => {
  expect(
    ['name', 'postalCode', 'shippingSettings', 'photoKey', 'deliveryWays.pickup.hours', 'lat'].map(fieldOf),
  ).toEqual(['name', 'postalCode', 'amount', 'photo', 'ways.hours', undefined])
})

it('a draft outlives the tab, until the shop is open', () => {
  keepDraft('u1', { form: { ...blank, name: 'Atelier' }, step: 2 })
  expect(readDraft('u1', blank)).toMatchObject({ form: { name: 'Atelier', policy: BY_QUANTITY }, step: 2 })
  expect(readDraft('u2', blank)).toBeUndefined()
  forgetDraft('u1')
  expect(readDraft('u1', blank)).toBeUndefined()
})

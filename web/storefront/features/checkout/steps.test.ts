import { describe, expect, it } from 'vitest'
import { address, card } from './fixture'
import { isDone, openStep, stepsFor } from './steps'

const guest = stepsFor(true)

describe('the road of the checkout', () => {
  it('has five steps for a guest, and no contact step for who is signed in', () => {
    expect(guest).toEqual(['contact', 'shipping', 'billing', 'payment', 'validation'])
    expect(stepsFor(false)).toEqual(['shipping', 'billing', 'payment', 'validation'])
    expect(stepsFor(false, true)).toEqual(['billing', 'payment', 'validation'])
  })

  it('opens the first step that lacks its answer', () => {
    expect(openStep(guest, {}, null)).toBe('contact')
    const contact = { email: 'a@b.ca', phone: '4185550142' }
    expect(openStep(guest, { contact }, null)).toBe('shipping')
    expect(openStep(guest, { contact, shipping: address, billing: { same: true } }, null)).toBe('payment')
    expect(openStep(guest, { contact, shipping: address, billing: { same: true }, card }, null)).toBe('validation')
    expect(openStep(stepsFor(false), {}, null)).toBe('shipping')
  })

  it('opens the step that is being corrected, and keeps the others done', () => {
    const answers = { contact: { email: 'a@b.ca', phone: '4185550142' }, shipping: address }
    expect(openStep(guest, answers, 'contact')).toBe('contact')
    expect(isDone('shipping', answers)).toBe(true)
    expect(isDone('validation', answers)).toBe(false)
  })

  it('forgets to open a step the visitor does not have', () => {
    expect(openStep(stepsFor(false), { shipping: address }, 'contact')).toBe('billing')
  })
})

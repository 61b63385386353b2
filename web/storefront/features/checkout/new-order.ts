import type { Visitor } from '@/session/visitor'
import type { NewOrder, Summary } from './calls'
import type { Answers, Cart } from './types'

type Facts = {
  cart: Cart
  answers: Answers
  visitor: Visitor | null
  contribution: boolean
  summary: Summary
  password: string | undefined
}

/** The order that the answers make; undefined while one is missing. The buyer bears the name the bill goes to. */
export function newOrder({ cart, answers, visitor, contribution, summary, password }: Facts): NewOrder | undefined {
  const { shipping, billing, card, gift } = answers
  const contact = visitor
    ? { email: visitor.email, phone: visitor.phone || (answers.contact?.phone ?? '') }
    : answers.contact
  const billingAddress = billing?.same ? shipping : billing?.address
  const pickedUp = allPickedUp(summary.stores)
  if (!contact?.phone || !billingAddress || !card || (!shipping && !pickedUp)) return undefined
  return {
    cartId: cart.id,
    email: contact.email,
    phone: contact.phone,
    firstName: billingAddress.firstName,
    lastName: billingAddress.lastName,
    billingAddress,
    ...(!pickedUp && shipping && { shippingAddress: shipping }),
    deliveries: Object.fromEntries(summary.stores.map(({ id, deliveryMethod }) => [id, deliveryMethod])),
    tokenId: card.tokenId,
    items: cart.items.map(({ variantId, quantity }) => ({ variantId, quantity })),
    addContribution: contribution,
    expectedTotal: summary.grandTotal,
    ...(gift && { gift }),
    ...(password !== undefined && { password }),
  }
}

/** Whether nothing goes to an address: then none is asked for but the one that is billed. */
export const allPickedUp = (stores: readonly { deliveryMethod: string }[]): boolean =>
  stores.length > 0 && stores.every(({ deliveryMethod }) => deliveryMethod === 'pickup')

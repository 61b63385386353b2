import type { Visitor } from '@/session/visitor'
import type { NewOrder } from './calls'
import type { Answers, Cart } from './types'

type Facts = {
  cart: Cart
  answers: Answers
  visitor: Visitor | null
  contribution: boolean
  expectedTotal: number
  password: string | undefined
}

/** The order that the answers make; undefined while one is missing. The buyer bears the name the bill goes to. */
export function newOrder({
  cart,
  answers,
  visitor,
  contribution,
  expectedTotal,
  password,
}: Facts): NewOrder | undefined {
  const { shipping, billing, card, gift } = answers
  const contact = visitor
    ? { email: visitor.email, phone: visitor.phone || (answers.contact?.phone ?? '') }
    : answers.contact
  if (!contact?.phone || !shipping || !billing || !card) return undefined
  const billingAddress = billing.same ? shipping : billing.address
  return {
    cartId: cart.id,
    email: contact.email,
    phone: contact.phone,
    firstName: billingAddress.firstName,
    lastName: billingAddress.lastName,
    billingAddress,
    shippingAddress: shipping,
    tokenId: card.tokenId,
    items: cart.items.map(({ variantId, quantity }) => ({ variantId, quantity })),
    addContribution: contribution,
    expectedTotal,
    ...(gift && { gift }),
    ...(password !== undefined && { password }),
  }
}

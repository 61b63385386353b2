import type { t as fr } from '../fr/returns'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const t = {
  metaTitle: 'New return',
  title: 'New return',
  intro: (reference: string) => `Choose what you want to return from order ${reference}. The shop will reply by email.`,
  policy: 'Return and refund policy',
  pick: (name: string) => `Return ${name}`,
  shop: (name: string) => `Items from ${name}`,
  quantity: 'Quantity',
  of: (remaining: number) => `of ${remaining}`,
  reason: 'Reason for the return',
  required: '(required)',
  reasonCount: (typed: number, max: number) => `${typed}/${max}`,
  until: (date: string) => `Can be returned until ${date}.`,
  chosen: (count: number) => plural(count, 'item chosen', 'items chosen'),
  chosenAt: (shops: readonly string[]) =>
    shops.length === 1 ? ` for a return to ${shops[0]}` : ` for a return to ${shops.length} shops`,
  nothingChosen: 'No item chosen',
  submit: 'Ask for the return',
  none: 'Nothing of this order can be returned.',
  failed: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',
  toOrder: 'Back to the order',
  photos: {
    label: 'Photographs (optional)',
    help: (max: number) => `Up to ${max} photographs. Only the shop and our team will see them.`,
    sending: 'Sending…',
    title: 'Photographs of the return',
    one: (place: number) => `Photograph ${place}`,
    removeLast: 'Remove the last photograph',
    failed: 'The photograph could not be sent. Try again in a few moments.',
  },
  list: {
    title: 'Returns',
    empty: 'No return',
    emptyHint: 'Something does not suit you? Ask to return it from the page of its order.',
    askedOn: (date: string) => `Asked for on ${date}`,
    receivedBefore: (date: string) => `The shop must have received it before ${date}.`,
    refunded: 'refunded',
    toRefund: 'once received',
    status: {
      returnRequested: 'Asked for',
      pendingReturn: 'Accepted',
      returnDenied: 'Denied',
      returnExpired: 'Expired',
      completed: 'Completed',
    },
  },
  done: {
    title: 'Your return request was sent',
    text: 'The shop usually replies within a few days. Keep the product until then.',
    items: 'What you ask to return',
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
  },
} satisfies typeof fr

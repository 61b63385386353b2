import type { t as fr } from '../fr/seller-returns'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const t = {
  metaTitle: 'Returns',
  title: 'Returns',
  filters: 'State of the returns',
  filter: { open: 'To handle', settled: 'Settled', all: 'All' },
  empty: 'No return',
  emptyHint: {
    open: 'No return is waiting for you.',
    settled: 'Settled returns will appear here.',
    all: 'Return requests will appear here.',
  },
  status: {
    returnRequested: 'To answer',
    pendingReturn: 'To receive',
    returnDenied: 'Denied',
    returnExpired: 'Expired',
    completed: 'Received and refunded',
  },
  line: (quantity, name) => `${quantity} × ${name}`,
  askedOn: (date, customer) => `Asked on ${date} by ${customer}`,
  order: (reference) => `Order ${reference}`,
  reason: 'Customer’s reason',
  denyReason: 'Your reason to deny it',
  due: (date) => `Confirm its receipt before ${date}. After that day the return expires and nothing is refunded.`,
  restocked: 'Put back in stock.',
  refundWillBe: (amount) => `Refund on receipt: ${amount}, taxes included.`,
  refunded: (amount) => `Refunded to the customer: ${amount}.`,
  accept: {
    action: 'Accept',
    title: 'Accept this return?',
    text: 'The customer receives an email and sends you the product. You have 30 days to confirm its receipt.',
    confirm: 'Accept the return',
    done: 'The return is accepted. The customer is told.',
  },
  deny: {
    action: 'Deny',
    title: 'Deny this return',
    reason: 'Reason to deny it',
    help: 'The customer will read this reason on the page of the order and in an email.',
    count: (typed, max) => `${typed}/${max}`,
    confirm: 'Deny the return',
    done: 'The return is denied. The customer is told.',
  },
  receive: {
    action: 'Confirm receipt',
    title: 'Confirm receipt',
    text: (units) => `${plural(units, 'unit received', 'units received')}. The customer is refunded at once.`,
    refund: (amount) => `Refund: ${amount}, taxes included.`,
    restock: 'What becomes of the product?',
    yes: 'Put it back in stock',
    no: 'Do not put it back in stock (damaged, incomplete)',
    uncounted: 'The stock of this product is not counted: nothing to put back.',
    confirm: 'Confirm and refund',
    done: (amount) =>
      amount ? `The return is received. ${amount} goes back to the customer.` : 'The return is received.',
  },
  of: (action, product) => `${action}: ${product}`,
  failed: 'Something went wrong. Nothing was changed. Try again in a moment.',
} satisfies typeof fr

import type { t as fr } from '../fr/seller-help'

export const t = {
  taxes: {
    about: 'about taxes',
    text:
      'The category decides which taxes customers pay. “Ordinary” fits almost everything. Basic groceries ' +
      'are not taxed; books bear the GST alone. The rate follows the place of delivery, and we do the sums.',
  },
  finalSale: {
    about: 'about final sales',
    text:
      'A final sale cannot be returned, and its page says so before the purchase. Keep it for what is made ' +
      'to measure or perishable: a faulty product can still be refunded.',
  },
  stock: {
    about: 'about stock',
    text:
      'With a count, each sale takes one unit and the product runs out at zero; a cancellation gives it ' +
      'back. Without one, the product stays on sale: choose it if you make things to order.',
  },
  shipping: {
    about: 'about shipping rates',
    text:
      'A tier changes the price of shipping from a number of items on. For example, $9, then $14 from 3 ' +
      'items on: two cups cost $9 to ship, four cost $14. The preview does the sums with your amounts.',
  },
} satisfies typeof fr

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
  pickup: {
    about: 'about pickup',
    text:
      'The address, the hours and the price are shown at the checkout. Say that an order is ready, and the customer ' +
      'receives a code of six digits: ask for it when you hand the items over.',
  },
  radius: {
    about: 'about the delivery radius',
    text:
      'The distance is from your town to the customer’s address, as the crow flies and not by road. Beyond your ' +
      'radius, the checkout does not offer them local delivery.',
  },
  promotions: {
    about: 'about promotions',
    text:
      'An item gets at most one automatic offer and one code of your shop: the checkout keeps what costs the ' +
      'customer least. An order that was placed keeps its discount, even when the promotion ends.',
  },
  import: {
    about: 'about imports',
    text:
      'The same file, sent again, updates the products it names and never doubles them. A product that is not in it ' +
      'stays as it is. Of a product that is, a variant without a line is withdrawn.',
  },
  returns: {
    about: 'about returns',
    text:
      'Accepting a return refunds nothing yet: you refund the customer, tax included, when you confirm that you ' +
      'received it. The commission on that amount is then given back to you.',
  },
  money: {
    about: 'about the stages of your money',
    text:
      'The delay begins when you ship and gives the customer time to receive what they bought. An open return or ' +
      'dispute reserves its amount until it is settled. The rest is paid out to you.',
  },
} satisfies typeof fr

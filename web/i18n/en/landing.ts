import type { t as fr } from '../fr/landing'
import { t as newsletter } from './newsletter'
import { t as ui } from './ui'

export const t = {
  locale: 'en',
  percent: (rate: number) => `${rate}%`,
  meta: {
    title: 'Start selling',
    description: (commission: string) =>
      `Open your online shop and sell to all of Quebec from your workshop: no sign-up fee, ${commission} ` +
      `commission on your sales and nothing else.`,
  },
  hero: {
    sellerSpace: 'Seller space',
    otherLanguage: 'Français',
    title: 'You make it. We bring the visitors.',
    lead: (site: string) =>
      `Open your shop on ${site}, with no sign-up fee, and sell to all of Quebec from your workshop.`,
    start: 'Open my shop',
    charges: 'See the charges',
    sign: 'Your name here',
  },
  slogan: 'Bringing Quebec’s merchants together under one sign, with every one of them keeping their name.',
  why: {
    title: 'Why here',
    panels: 'Three reasons to sell here',
    choose: 'Choose a reason',
    reasons: [
      {
        place: 'The country road',
        title: 'A window that looks like you',
        text: 'Your name, your town, your photos. Customers know whom they buy from.',
      },
      {
        place: 'The way between',
        title: 'Your own shipping rules',
        text: 'A flat amount, tiers, or free from the threshold you choose.',
      },
      {
        place: 'The street',
        title: 'People who come here on purpose',
        text: 'They are looking for local goods and they ask real questions.',
      },
    ],
  },
  unity: {
    title: 'Together, we fill a bigger basket',
    text:
      'When someone buys a mug from Kamouraska, we show them the honey from Saint-Damase. One payment, and each ' +
      'shop gets its share.',
  },
  start: {
    title: 'It starts with an email',
    text:
      'You will go on in the seller space, which is in French. Opening the shop takes under ten minutes; your ' +
      'products and photos come next, at your own pace.',
    email: 'Your business email',
    button: 'Start',
    invalid: ui.rules.sellerEmail,
    already: 'Already with us?',
    sellerSpace: 'Go to the seller space',
  },
  charges: {
    title: 'The charges, in plain words',
    figure: 'commission on your sales',
    rows: (commission: string): [what: string, howMuch: string][] => [
      ['Sign-up', '$0'],
      ['Subscription, listing a product', '$0'],
      ['Card fees', 'Included in the commission'],
      ['Shipping paid by customers', 'You keep all of it'],
      ['Commission on your sales', commission],
    ],
  },
  calculator: {
    title: 'What you keep',
    price: 'Price of one item',
    priceHelp: 'In dollars, before tax.',
    priceInvalid: (least: string, most: string) => `Enter a price from ${least} to ${most}.`,
    quantity: 'Number of items sold',
    quantityInvalid: (most: string) => `Enter a number from 1 to ${most}.`,
    rate: 'Commission',
    usual: (rate: string) => `${rate}, at all times`,
    reduced: (rate: string) => `${rate}, in a help-out or promotion month`,
    sale: 'Sale',
    commission: (rate: string) => `${rate} commission`,
    kept: 'You keep',
    unknown: '—',
    taxes:
      'The commission is worked out on the price of the items, before tax and without shipping. Taxes on the ' +
      'commission come on top and are not counted here: a shop registered for taxes recovers them.',
    terms: 'Read the seller terms (in French)',
  },
  offer: {
    title: 'A hand to get you going',
    text: (reduced: string) =>
      `The commission is cut by half, to ${reduced}, for one or two months: time to settle in and make your first ` +
      `sales.`,
    figure: (off: number) => `−${off}%`,
  },
  promos: {
    title: 'Two ways to stretch the offer',
    list: (rate: string) => [
      {
        title: 'Tell people about us',
        text: `Post the opening of your shop on your social networks: one month at ${rate} commission.`,
      },
      { title: 'Bring someone along', text: `Refer a fellow entrepreneur: another month at ${rate} commission.` },
    ],
  },
  closing: {
    title: 'Not ready yet? Let’s keep in touch.',
    text: 'Our newsletter, in French, tells about the shops, their workshops and what changes here.',
    faq: 'Read the sellers’ questions and answers (in French)',
    form: {
      email: newsletter.email,
      subscribe: newsletter.subscribe,
      subscribed: newsletter.subscribed,
      confirmationSent: newsletter.confirmationSent,
      alreadySubscribed: newsletter.alreadySubscribed,
      failed: newsletter.failed,
      required: ui.rules.required,
      invalid: ui.rules.email,
    },
  },
} satisfies typeof fr

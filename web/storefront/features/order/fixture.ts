import type { BoughtItem, BoughtOrder, BoughtStore, Order, OrderItem } from './types'

const item: OrderItem = {
  id: 'i1',
  storeId: 's1',
  storeName: 'Atelier Batture',
  storeSlug: 'atelier-batture',
  deliveryMethod: 'parcel',
  variantId: 'v1',
  productName: 'Tasse trempée',
  productUrl: 'tasse-trempee',
  variantName: 'Bleu marée, 350 ml',
  quantity: 2,
  quantityAlreadyReturn: 0,
  quantityShipped: 2,
  quantityCancelled: 0,
  unitPrice: 38,
  totalPrice: 76,
  discount: 0,
  status: 'shipped',
  thumbnail: '',
  finalSale: false,
  returnItem: null,
  shipment: {
    shippedAt: '2026-11-11T15:00:00Z',
    carrierName: 'Postes Canada',
    trackingNumber: '7023',
    trackingLink: 'https://suivi.test/7023',
    quantity: 2,
  },
  shipments: [
    {
      shippedAt: '2026-11-11T15:00:00Z',
      carrierName: 'Postes Canada',
      trackingNumber: '7023',
      trackingLink: 'https://suivi.test/7023',
      quantity: 2,
    },
  ],
}

const returned: OrderItem = {
  ...item,
  id: 'i2',
  storeId: 's2',
  storeName: 'Miellerie du Rang 4',
  storeSlug: 'miellerie',
  productName: 'Miel de trèfle',
  quantity: 1,
  unitPrice: 14.5,
  totalPrice: 14.5,
  status: 'return_requested',
  shipments: [],
  returnItem: { status: 'returnRequested', updatedAt: '2026-11-12T15:00:00Z', quantity: 1 },
}

/** An order as anyone with its reference sees it. */
export const publicOrder: Order = {
  id: 'o1',
  reference: 'RR-7KQ4-M2XD',
  createdAt: '2026-11-09T15:00:00Z',
  status: 'partially_shipped',
  items: [item, returned] as Order['items'],
}

const address = {
  firstName: 'Maude',
  lastName: 'Tremblay',
  address: '84, rang de la Grande-Ligne',
  city: 'Saint-Pascal',
  province: 'QC',
  postalCode: 'G0L 3Y0',
  country: 'CA',
}

const bought = (one: OrderItem, change: Partial<BoughtItem> = {}): BoughtItem => ({
  ...one,
  cancelReason: '',
  cancelledBy: '',
  denyReason: '',
  toSendBack: null,
  returnable: true,
  returnableQuantity: 2,
  returnableUntil: '2026-12-11T15:00:00Z',
  returnRefusal: null,
  ...change,
})
const store = (id: string, name: string, slug: string, change: Partial<BoughtStore> = {}): BoughtStore => ({
  id,
  name,
  slug,
  status: 'partially_shipped',
  subTotal: 76,
  discount: 0,
  promotions: [],
  shipping: 9.5,
  taxes: { gst_hst: 4.28, qst: 8.53 },
  total: 98.31,
  merchantName: name,
  deliveryTerms: '',
  returnTerms: '',
  cancelRefund: null,
  canWrite: true,
  unreadMessages: 0,
  invoice: null,
  delivery: { method: 'parcel' },
  ...change,
})
const invoice = {
  id: 'f1',
  number: '000042',
  orderId: 'o1',
  storeId: 's1',
  storeName: 'Atelier Batture',
  issuedAt: '2026-11-09T15:00:00Z',
  total: 98.31,
  url: '',
}

/** The same, whole, as its buyer sees it: two cups that may go back, and a honey that is already on its way. */
export const boughtOrder: BoughtOrder = {
  id: 'o1',
  reference: 'RR-7KQ4-M2XD',
  createdAt: '2026-11-09T15:00:00Z',
  status: 'partially_shipped',
  total: 98.31,
  netTotal: 98.31,
  refunds: [],
  invoiceUrl: '',
  email: 'maude@courriel.ca',
  phone: '4185550142',
  firstName: 'Maude',
  lastName: 'Tremblay',
  shippingAddress: address,
  billingAddress: address,
  card: { brand: 'visa', last4: '4242' },
  hasAccount: false,
  summary: {
    subTotal: 76,
    discount: 0,
    promotions: [],
    shipping: 9.5,
    shippingPerStore: {},
    fees: 0,
    taxes: { gst_hst: 4.28, qst: 8.53 },
    grandTotal: 98.31,
  },
  canReturn: true,
  cancelRefund: null,
  unreadMessages: 2,
  stores: [
    store('s1', 'Atelier Batture', 'atelier-batture', { invoice, unreadMessages: 2 }),
    store('s2', 'Miellerie du Rang 4', 'miellerie'),
  ],
  items: [
    bought(item),
    bought(returned, {
      returnable: false,
      returnableQuantity: 0,
      returnableUntil: null,
      returnRefusal: { code: 'return_in_progress', message: 'Un retour de cet article est déjà en cours.' },
    }),
  ],
}

import type { Order, OrderItem } from './types'

const item: OrderItem = {
  id: 'i1', storeId: 's1', storeName: 'Atelier Batture', storeSlug: 'atelier-batture', productName: 'Tasse trempée',
  productUrl: 'tasse-trempee', variantName: 'Bleu marée, 350 ml', quantity: 2, quantityAlreadyReturn: 0, quantityShipped: 2,
  quantityCancelled: 0, unitPrice: 38, status: 'shipped', thumbnail: '', finalSale: false, returnItem: null,
  shipment: { shippedAt: '2026-11-11T15:00:00Z', carrierName: 'Postes Canada', trackingNumber: '7023', trackingLink: 'https://suivi.test/7023', quantity: 2 },
  shipments: [{ shippedAt: '2026-11-11T15:00:00Z', carrierName: 'Postes Canada', trackingNumber: '7023', trackingLink: 'https://suivi.test/7023', quantity: 2 }],
}

const returned: OrderItem = {
  ...item, id: 'i2', storeId: 's2', storeName: 'Miellerie du Rang 4', storeSlug: 'miellerie', productName: 'Miel de trèfle', quantity: 1,
  unitPrice: 14.5, status: 'return_requested', shipments: [], returnItem: { status: 'returnRequested', updatedAt: '2026-11-12T15:00:00Z', quantity: 1 },
}

/** An order as anyone with its reference sees it. */
export const publicOrder: Order = {
  id: 'o1', reference: 'RR-7KQ4-M2XD', createdAt: '2026-11-09T15:00:00Z', status: 'partially_shipped',
  items: [item, returned] as Order['items'],
}

const address = { firstName: 'Maude', lastName: 'Tremblay', address: '84, rang de la Grande-Ligne', city: 'Saint-Pascal', province: 'QC', postalCode: 'G0L 3Y0', country: 'CA' }

/** The same, whole, as its buyer sees it. */
export const wholeOrder: Order = {
  ...publicOrder, total: 98.31, email: 'maude@courriel.ca', shippingAddress: address, billingAddress: address,
  summary: { subTotal: 76, shipping: 9.5, shippingPerStore: {}, fees: 0, taxes: { gst_hst: 4.28, qst: 8.53 }, grandTotal: 98.31 },
}

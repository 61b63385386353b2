import type { Item, Order, OrderHead } from './types'

// An order as tests know it: two cups, one of which has left, and a bowl.

const item = (id: string, productName: string, part: Partial<Item>): Item => ({
  id, productName, productId: `p-${id}`, productUrl: id, storeId: 's1', storeName: 'Atelier Batture', storeSlug: 'atelier-batture', variantName: '', sku: '',
  quantity: 1, quantityLeft: 1, quantityShipped: 0, quantityCancelled: 0, quantityReturned: 0, quantityAlreadyReturn: 0, unitPrice: 32, total: 32,
  status: 'processing', thumbnail: '', finalSale: false, shipments: [], shippedAt: null, cancelReason: '', returnId: '', ...part,
})

export const order: Order = {
  id: 'o1', reference: 'RR-7KQ4-M2XD', createdAt: '2026-11-09T15:00:00Z', status: 'partially_shipped', canShip: true, canCancel: true,
  customerName: 'Maude Tremblay', phone: '4185550142', unreadMessages: 0, packingSlipUrl: '/v1/x', shipments: [],
  shippingAddress: { firstName: 'Maude', lastName: 'Tremblay', address: '84, rang de la Grande-Ligne', city: 'Saint-Pascal', province: 'QC', postalCode: 'G0L 3Y0', country: 'CA' },
  items: [
    item('i1', 'Tasse trempée', {
      variantName: 'Bleu marée', sku: 'TT-BM', quantity: 3, quantityLeft: 2, quantityShipped: 1, total: 96,
      shipments: [{ shippedAt: '2026-11-10T15:00:00Z', carrierName: 'Postes Canada', trackingNumber: '7023', trackingLink: 'https://suivi.test/7023', quantity: 1 }],
    }),
    item('i2', 'Bol à soupe', { quantity: 1, quantityLeft: 1 }),
  ],
  amounts: { subTotal: 128, shipping: 10, taxes: { gst_hst: 6.9, qst: 13.77 }, total: 158.67, refunded: 36.79, net: 121.88 },
  refunds: [{ id: 'r1', createdAt: '2026-11-11T15:00:00Z', cause: 'cancellation', returnId: '', status: 'sent', goods: 32, shipping: 0, taxes: { gst_hst: 1.6, qst: 3.19 }, total: 36.79 }],
  invoice: { number: '000042', issuedAt: '2026-11-09T15:00:00Z', url: '/v1/y' },
}

export const head: OrderHead = {
  id: 'o1', reference: 'RR-7KQ4-M2XD', createdAt: '2026-11-09T15:00:00Z', status: 'dispatched', customerName: 'Maude Tremblay', city: 'Saint-Pascal',
  province: 'QC', units: 4, unitsLeft: 3, total: 158.67, unreadMessages: 1,
}

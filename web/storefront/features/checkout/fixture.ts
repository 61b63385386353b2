import type { Summary } from './calls'
import type { CardToken } from '@/storefront/features/card-form/provider'
import type { Address, Cart } from './types'

const item = (id: string, store: Cart['stores'][number], name: string, unitPrice: number): Cart['items'][number] => ({
  id,
  variantId: `v-${id}`,
  quantity: 1,
  maxQuantity: 5,
  availability: 'for_sale',
  storeId: store.id,
  storeName: store.name,
  storeSlug: store.slug,
  thumbs: { '480.jpeg': '', '480.webp': '', '800.jpeg': '', '800.webp': '' },
  vacationUntil: null,
  price: {
    unitPrice,
    regularPrice: 0,
    regularUnitPrice: 0,
    totalPrice: unitPrice,
    discount: 0,
    previousUnitPrice: null,
  },
  variant: {
    name: 'Bleu marée',
    options: {},
    limitPerOrder: null,
    inventoryQuantity: null,
    productVariantPhotos: [],
    product: { name, slug: id, productPhotos: [] },
  },
})

const store = (id: string, name: string): Cart['stores'][number] => ({
  id,
  name,
  slug: id,
  city: 'Kamouraska',
  subTotal: 38,
  discount: 0,
  freeShippingThreshold: null,
  freeShippingShare: 0,
  leftToFreeShipping: null,
  deliveryMethod: 'parcel',
  deliveryOptions: [{ method: 'parcel', price: 0, available: true }],
})

const batture = store('batture', 'Atelier Batture')
const miellerie = store('miellerie', 'Miellerie du Rang 4')
const items = [item('tasse', batture, 'Tasse trempée', 38), item('miel', miellerie, 'Miel de trèfle', 14.5)]

/** What tests of the checkout share: two shops in a cart, and what it comes to. */
export const cart: Cart = {
  id: 'cart-1',
  revision: 'r1',
  canOrder: true,
  itemCount: 2,
  subTotal: 52.5,
  discount: 0,
  afterDiscount: 52.5,
  promotions: [],
  codes: [],
  stores: [batture, miellerie],
  items,
  cartItems: items,
}

const terms = {
  subTotal: 0,
  discount: 0,
  total: 0,
  taxes: { gst_hst: 0, qst: 0 },
  deliveryMethod: 'parcel' as const,
  deliveryOptions: [{ method: 'parcel' as const, price: 0, available: true }],
}

export const summary: Summary = {
  items: [],
  subTotal: 52.5,
  discount: 0,
  promotions: [],
  codes: [],
  shipping: 8.5,
  shippingPerStore: { batture: 0, miellerie: 8.5 },
  fees: 0,
  taxes: { gst_hst: 3.05, qst: 6.08 },
  grandTotal: 70.13,
  canOrder: true,
  stores: [
    {
      ...terms,
      id: 'miellerie',
      name: 'Miellerie du Rang 4',
      slug: 'miellerie',
      shipping: 8.5,
      merchantName: 'Ferme Beauregard-Roy, s.e.n.c.',
      merchantAddress: '1180, rang 4, Saint-Damase (QC) J0H 1J0',
      merchantPhone: '4185550117',
      merchantEmail: 'atelier@boutique.example',
      deliveryTerms: 'Expédition en 1 à 3 jours ouvrables.',
      returnTerms: '',
    },
    {
      ...terms,
      id: 'batture',
      name: 'Atelier Batture',
      slug: 'batture',
      shipping: 0,
      merchantName: 'Atelier Batture, s.e.n.c.',
      merchantAddress: '88, avenue Morel, Kamouraska (QC) G0L 1M0',
      merchantPhone: '4185550117',
      merchantEmail: 'atelier@boutique.example',
      deliveryTerms: '',
      returnTerms: 'Trente jours pour changer d’idée.',
    },
  ],
}

export const address: Address = {
  firstName: 'Maude',
  lastName: 'Tremblay',
  address: '84, rang de la Grande-Ligne',
  address2: '',
  city: 'Saint-Pascal',
  province: 'QC',
  postalCode: 'G0L 3Y0',
  country: 'CA',
}

export const card: CardToken = { tokenId: 'tok_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }

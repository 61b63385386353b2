import type { CartState } from './cart-context'
import type { Cart, CartItem, CartStore } from './types'

/** What the cart's tests share: a tuque, a mug, their shops, and a cart that remembers what is asked of it. */
export function item(id: string, change: Partial<CartItem> = {}): CartItem {
  return {
    id,
    variantId: `v-${id}`,
    quantity: 1,
    maxQuantity: 5,
    availability: 'for_sale',
    vacationUntil: null,
    thumbs: { '480.webp': '/480.webp', '480.jpeg': '/480.jpeg', '800.webp': '/800.webp', '800.jpeg': '/800.jpeg' },
    storeId: 'nordet',
    storeName: 'Maille Nordet',
    storeSlug: 'maille-nordet',
    price: {
      unitPrice: 64,
      regularPrice: 0,
      regularUnitPrice: 0,
      totalPrice: 64,
      discount: 0,
      previousUnitPrice: null,
    },
    variant: {
      name: 'Rouge',
      options: { Couleur: 'Rouge' },
      limitPerOrder: null,
      inventoryQuantity: 5,
      productVariantPhotos: [],
      product: { name: 'Tuque Suroît', slug: 'tuque-suroit', productPhotos: [] },
    },
    ...change,
  }
}

export function store(id: string, name: string, change: Partial<CartStore> = {}): CartStore {
  return {
    id,
    name,
    slug: id,
    city: 'Rivière-du-Loup',
    subTotal: 64,
    discount: 0,
    freeShippingThreshold: null,
    leftToFreeShipping: null,
    freeShippingShare: 0,
    deliveryMethod: 'parcel',
    deliveryOptions: [{ method: 'parcel', price: 9, available: true }],
    ...change,
  }
}

export function cartOf(items: CartItem[], stores: CartStore[] = [store('nordet', 'Maille Nordet')]): Cart {
  return {
    id: 'CART',
    revision: 'r1',
    items,
    cartItems: items,
    stores,
    itemCount: items.length,
    subTotal: 64,
    discount: 0,
    afterDiscount: 64,
    promotions: [],
    codes: [],
    canOrder: true,
  }
}

export function stateOf(cart: Cart | undefined, change: Partial<CartState> = {}): CartState {
  const nothing = () => {}
  return {
    cart,
    ordered: undefined,
    failed: false,
    busy: false,
    last: undefined,
    quantityOf: ({ quantity }) => quantity,
    setQuantity: nothing,
    remove: nothing,
    move: nothing,
    choose: nothing,
    add: () => Promise.resolve(),
    refill: () => Promise.resolve([]),
    call: () => Promise.resolve(),
    retry: nothing,
    ...change,
  }
}

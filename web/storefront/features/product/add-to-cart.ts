export { AddToCartContext, useAddToCart } from '@/storefront/add-to-cart'

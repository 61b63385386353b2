import type { components } from '@/api/schema'
import type { Thumbs } from '@/ui/Picture'

type Schemas = components['schemas']

/** A shop as its pages receive it. The pictures a shop did not give are null. */
export type Shop = Omit<Schemas['ShopWire'], 'thumbs' | 'banner'> & { thumbs: Thumbs | null; banner: Banner | null }
export type Banner = Schemas['PictureBanner']
export type Merchant = Schemas['ShopMerchantWire']

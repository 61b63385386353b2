import { t } from '#i18n/seller-orders'
import type { Parcel } from './queries'

export const OTHER = 'other'
type Known = NonNullable<Parcel['carrier']>

/** How a parcel is followed, as it is typed. */
export interface Tracking {
  /** A carrier that the server knows, another, or empty when nobody is named. */
  carrier: Known | typeof OTHER | ''
  /** Of another carrier. */
  name: string
  number: string
  link: string
}

export const EMPTY_TRACKING: Tracking = { carrier: '', name: '', number: '', link: '' }

type Followed = { carrierName: string; trackingNumber: string; trackingLink: string }

/** How a parcel is followed, to be corrected. The link of a known carrier is worked out anew from the number. */
export function trackingOf(parcel: Followed, carriers: readonly { code: string; name: string }[]): Tracking {
  const known = carriers.find(({ name }) => name === parcel.carrierName)
  const { carrierName: name, trackingNumber: number, trackingLink: link } = parcel
  if (known) return { ...EMPTY_TRACKING, carrier: known.code as Known, number }
  return { carrier: name || number || link ? OTHER : '', name, number, link }
}

/** What the call takes: nothing of a carrier that was not chosen in the end. */
export function toParcel({ carrier, name, number, link }: Tracking): Omit<Parcel, 'items'> {
  if (carrier === '') return {}
  const followed = { trackingNumber: number.trim(), trackingLink: link.trim() }
  return carrier === OTHER ? { carrierName: name.trim(), ...followed } : { carrier, ...followed }
}

/** A link must be whole: the customer is led there from a letter. */
export function linkError({ carrier, link }: Tracking): string | undefined {
  if (carrier === '' || link.trim() === '') return undefined
  return /^https?:\/\/[^\s/]+\.\S+$/i.test(link.trim()) ? undefined : t.ship.linkInvalid
}

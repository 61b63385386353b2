import { t } from '#i18n/address-form'
import type { Address } from './address'

/** In the order the specification offers them. */
export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

export const provinceName = (code: string) => t.provinces[code] ?? code

export const provinceOptions = PROVINCES.map((value) => ({ value, label: provinceName(value) }))

/** An address as it is written on a parcel, line by line. */
export function addressLines(address: Address): string[] {
  const street = [address.address, address.address2].filter(Boolean).join(', ')
  return [
    `${address.firstName} ${address.lastName}`,
    street,
    t.place(address.city, address.province, address.postalCode),
  ]
}

/** A place in Canada where parcels or bills go. */
export interface Address {
  firstName: string
  lastName: string
  address: string
  address2: string
  city: string
  province: string
  postalCode: string
  country: 'CA'
}

/** The province assumed before the shopper tells theirs. */
export const DEFAULT_PROVINCE = 'QC'

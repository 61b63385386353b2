import type { t as fr } from '../fr/address-form'

export const t = {
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  address2: 'Apartment, office, etc.',
  city: 'City',
  province: 'Province or territory',
  postalCode: 'Postal code',
  inCanada: 'The shops deliver in Canada.',
  failed: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',
  place: (city: string, province: string, postalCode: string) => `${city} ${province}  ${postalCode}`,
  provinces: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
} satisfies typeof fr

import type { Shop } from './types'

/** A shop for tests. */
export const batture: Shop = {
  id: 's1',
  name: 'Atelier Batture',
  slug: 'atelier-batture',
  profilePhoto: '/fichiers/vase.jpeg',
  thumbs: null,
  banner: null,
  city: 'Kamouraska',
  region: 'Bas-Saint-Laurent',
  postalCode: 'G0L 1M0',
  lat: 47.56,
  lon: -69.87,
  categoryCode: 'home_deco',
  categoryLabel: 'Maison et décoration',
  tagline: 'Du grès cuit au bois.',
  presentation: '<p>Éloïse et Marc-Antoine tournent le grès.</p>',
  shippingSettings: {
    shippingPriceAmount: 9.5,
    shippingPricePolicy: 'fixedAmountByQuantity',
    freeShippingThreshold: 75,
  },
  deliveryMinDays: 2,
  deliveryMaxDays: 4,
  deliveryNote: '',
  returnTerms: 'Trente jours pour changer d’idée.',
  vacationUntil: null,
  merchant: {
    legalName: 'Atelier Batture, s.e.n.c.',
    address: '88, avenue Morel',
    city: 'Kamouraska',
    province: 'QC',
    postalCode: 'G0L 1M0',
    phone: '4185550117',
  },
  createdAt: '2025-02-13T12:00:00Z',
}

import type { t as fr } from '../fr/delivery'

export const t = {
  choose: (shop) => `Delivery, ${shop}`,
  title: 'Delivery',
  method: { parcel: 'Parcel', pickup: 'Pickup at the shop', local: 'Local delivery' },
  free: 'Free',
  arrives: (days) => `Expected ${days}`,
  readyAround: (day) => `Ready around ${day}`,
  within: (km) => `By the shop itself, within ${km} km`,
  place: (address, city) => `${address}, ${city}`,
  chooseAgain: 'Choose another way of delivery to order.',
} satisfies typeof fr

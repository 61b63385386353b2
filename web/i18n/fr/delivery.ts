/** Words of the ways of delivery that a shop offers: parcel, pickup at the shop, local delivery. */
export const t = {
  choose: (shop: string) => `Mode de livraison, ${shop}`,
  title: 'Mode de livraison',
  method: { parcel: 'Livraison par colis', pickup: 'Ramassage à la boutique', local: 'Livraison locale' },
  free: 'Sans frais',
  arrives: (days: string) => `Arrivée prévue ${days}`,
  /** With the last day alone: le 24 novembre 2026. */
  readyAround: (day: string) => `Prête vers ${day}`,
  within: (km: number) => `Par la boutique elle-même, dans un rayon de ${km}\u00a0km`,
  place: (address: string, city: string) => `${address}, ${city}`,
  chooseAgain: 'Choisissez un autre mode de livraison pour commander.',
}

/** The ten codes that class shops, in the order of the specification. */
export const CATEGORY_CODES = [
  'art_culture',
  'electro',
  'fashion',
  'food_beverage',
  'home_deco',
  'hardware_reno',
  'health_beauty',
  'sport_recreation',
  'cars',
  'pets',
] as const

import type { t as fr } from '../fr/home'

export const t = {
  meta: {
    title: 'From every rang and every rue of Quebec',
    description:
      'The independent shops of Quebec in one place: jewelry, clothing, fine foods and things for the home. ' +
      'Several shops, a single cart, a single payment.',
  },
  hero: {
    title: 'From every rang and every rue of Quebec',
    lead: 'Potters, beekeepers, knitters, cabinetmakers: local shops, a single cart.',
    strips: 'Finds of the moment',
    syrup: 'Maple syrup',
    hats: 'Tuques',
    rings: 'Rings',
    candles: 'Candles',
    vases: 'Vases',
    mugs: 'Mugs',
  },
  place: {
    label: 'What is made near you?',
    placeholder: 'Town or postal code',
    search: 'Search',
    here: 'Use my location',
    refused: 'Your location is not available. Type a town or a postal code instead.',
  },
  categories: { title: 'Where to start', all: 'All categories' },
  recent: { title: 'Just in', all: 'See all products' },
  features: {
    title: 'Why shop here',
    local: {
      title: 'Truly local',
      text: 'Every shop is based in Quebec and says which town it works in.',
    },
    payment: {
      title: 'One cart, one payment',
      text: 'Take honey, a tuque and a lamp; pay once.',
    },
    makers: {
      title: 'Talk to the makers',
      text: 'Ask the shop your questions before buying, or after.',
    },
    returns: {
      title: 'Simple returns',
      text: 'Ask for them in your account, item by item.',
    },
  },
  shops: { title: 'People worth knowing', all: 'Shop by store' },
  app: {
    title: 'The market in your coat pocket',
    text: 'Follow your parcels, write to shops and find your cart where you left it.',
    download: 'Download for',
    ios: 'iPhone',
    android: 'Android',
  },
} satisfies typeof fr

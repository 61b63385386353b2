import type { t as fr } from '../fr/captions'

export const t = {
  captions: {
    bijoux: 'Set with pliers, polished by hand, one piece at a time.',
    'mode-et-vetements': 'Knitted, cut and sewn for our four seasons.',
    'maison-et-decoration': 'Turned, blown or woven, for ordinary days too.',
    'epicerie-fine': 'From the field, the sugar bush and the jam pot.',
    'sante-et-beaute': 'Soaps, balms and salves in small batches.',
    'arts-et-papeterie': 'Printed and bound in workshops that smell of ink.',
    enfants: 'Toys that will pass on to little brothers, then to cousins.',
    animaux: 'For those who wait behind the door.',
    'sports-et-plein-air': 'What it takes to leave early and come home late.',
    'electronique-et-son': 'Assembled at the bench, repairable at home.',
    'quincaillerie-et-renovation': 'Tools one lends with regret.',
    automobile: 'For the road, winter and summer.',
  },
  fallback: 'Made here, by people who sign their work.',
} satisfies typeof fr

import type { t as fr } from '../fr/pictures'

export const t = {
  anneaux: 'Golden earrings laid on stone',
  pagaie: 'Wooden paddle with a narrow blade',
  sirop: 'Can of maple syrup',
  'tuque-rouge': 'Red wool hat with a pompom',
  marteau: 'Hammer with an ash handle',
  'tasse-bleue': 'Stoneware cup dipped in a blue glaze',
  lampe: 'Lamp shaped like a mushroom',
  jouet: 'Wooden toy on wheels',
  cuilleres: 'Hand-carved wooden spoons',
  creme: 'Jar of cream',
  'radio-retro': 'Table radio in a wooden case',
  bague: 'Ring set with a stone',
  affiche: 'Screen-printed poster',
  vase: 'Stoneware vase with ears of wheat',
  'chandelle-ambre': 'Candle in an amber glass jar',
} satisfies typeof fr

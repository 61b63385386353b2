/** What the site's photographs show, by name. */
export const t: Record<string, string> = {
  anneaux: 'Anneaux d’oreilles dorés posés sur la pierre',
  pagaie: 'Pagaie de bois à la pelle étroite',
  sirop: 'Canne de sirop d’érable',
  'tuque-rouge': 'Tuque de laine rouge à pompon',
  marteau: 'Marteau au manche de frêne',
  'tasse-bleue': 'Tasse de grès trempée dans une glaçure bleue',
  lampe: 'Lampe à abat-jour en forme de champignon',
  jouet: 'Jouet de bois à roulettes',
  cuilleres: 'Cuillères de bois taillées à la main',
  creme: 'Pot de crème',
  'radio-retro': 'Radio de table au boîtier de bois',
  bague: 'Bague montée d’une pierre',
  affiche: 'Affiche sérigraphiée',
  vase: 'Vase de grès garni d’épis de blé',
  'chandelle-ambre': 'Chandelle dans un pot de verre ambré',
}

import { housePicture } from '@/assets/pictures'

/** The photograph of each category we know, by slug. */
export const pictureOf: Record<string, string> = {
  bijoux: 'bague',
  'mode-et-vetements': 'tuque-verte',
  'maison-et-decoration': 'cuilleres',
  'epicerie-fine': 'confiture',
  'sante-et-beaute': 'creme',
  'arts-et-papeterie': 'affiche',
  enfants: 'jouet',
  animaux: 'collier',
  'sports-et-plein-air': 'pagaie',
  'electronique-et-son': 'radio-retro',
  'quincaillerie-et-renovation': 'marteau',
  automobile: 'cire-auto',
  textiles: 'coussin',
  ceramique: 'bols',
  bois: 'planche',
  'thes-et-tisanes': 'the',
  livres: 'livres',
  plantes: 'plante',
  luminaires: 'lampe',
}

/**
 * The photograph for a category's link such as /categorie/bijoux/bagues: its own when known, else that of its nearest
 * known ancestor. Null when the whole chain is unknown.
 */
export function categoryPicture(link: string) {
  for (const slug of link.split('/').reverse()) {
    const name = pictureOf[slug]
    if (name) return housePicture(name)
  }
  return null
}

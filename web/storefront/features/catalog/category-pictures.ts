import { sitePicture } from '@/assets/pictures'

/** The photograph of each category we know, by slug. */
export const pictureOf: Record<string, string> = {
  bijoux: 'bague',
  'boucles-d-oreilles': 'boucles-ceramique',
  'colliers-et-pendentifs': 'pendentif',
  bracelets: 'bracelets',
  'mode-et-vetements': 'tuque-verte',
  tuques: 'tuque-rouge',
  'mitaines-et-foulards': 'mitaines-laine',
  bas: 'bas-laine',
  sacs: 'fourre-tout',
  'ceintures-et-portefeuilles': 'portefeuille',
  'maison-et-decoration': 'cuilleres',
  'vaisselle-et-ceramique': 'bols',
  eclairage: 'lampe',
  'textiles-et-coussins': 'coussin',
  'chandelles-et-parfums-d-interieur': 'chandelle-ambre',
  'cuisine-et-service': 'planche',
  'meubles-d-appoint': 'tabouret',
  'affiches-et-cadres': 'affiche-collines',
  'plantes-et-jardin': 'plante',
  'rangement-et-paniers': 'panier-tresse',
  'literie-et-couvertures': 'couverture',
  'epicerie-fine': 'confiture',
  'miels-et-produits-de-l-erable': 'miel',
  'thes-et-tisanes': 'the',
  cafes: 'cafe-grains',
  'chocolats-et-biscuits': 'chocolat-noir',
  fromages: 'fromage-meule',
  'sauces-et-epices': 'sauce',
  boissons: 'cidre-pomme',
  'sante-et-beaute': 'creme',
  savons: 'savons',
  bain: 'bombes-bain',
  parfums: 'parfum',
  'barbe-et-cheveux': 'huile-barbe',
  'arts-et-papeterie': 'affiche',
  'carnets-et-papeterie': 'carnets',
  'livres-et-disques': 'livres',
  'instruments-de-musique': 'ukulele',
  'sculpture-et-objets': 'sculpture-arche',
  enfants: 'jouet',
  'jouets-de-bois': 'train-bois',
  'jeux-d-adresse': 'toupies',
  'chambre-d-enfant': 'blocs-bois',
  'vetements-d-enfant': 'tuque-bleue',
  animaux: 'collier',
  chiens: 'laisse-corde',
  chats: 'griffoir',
  oiseaux: 'nichoir',
  'sports-et-plein-air': 'pagaie',
  'yoga-et-entrainement': 'tapis-yoga',
  'jeux-d-exterieur': 'petanque',
  'luges-et-glissade': 'luge',
  gourdes: 'gourde',
  'electronique-et-son': 'radio-retro',
  'casques-d-ecoute': 'casque-support',
  'bureau-et-claviers': 'clavier-noyer',
  'photo-argentique': 'appareil-photo',
  'reveils-et-horloges': 'reveil-matin',
  'quincaillerie-et-renovation': 'marteau',
  'peinture-et-finition': 'peinture',
  'poignees-et-ferrures': 'poignees-charnieres',
  'coffres-et-ficelles': 'coffre-outils',
  'mobilier-a-monter': 'tournevis',
  automobile: 'cire-auto',
  'cuir-et-interieur': 'couvre-volant',
  'hiver-en-auto': 'grattoir',
  'sur-la-route': 'tasse-voyage',
}

/**
 * The photograph for a category's link such as /categorie/bijoux/bagues: its own when known, else that of its nearest
 * known ancestor. Null when the whole chain is unknown.
 */
export function categoryPicture(link: string) {
  for (const slug of link.split('/').reverse()) {
    const name = pictureOf[slug]
    if (name) return sitePicture(name)
  }
  return null
}

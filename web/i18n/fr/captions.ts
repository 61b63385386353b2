/** One line under each category's picture in the menu, by slug. */
export const t = {
  captions: {
    bijoux: 'Montés à la pince, polis à la main, une pièce à la fois.',
    'mode-et-vetements': 'Tricotés, taillés et cousus pour nos quatre saisons.',
    'maison-et-decoration': 'Tournés, soufflés ou tissés, pour les jours ordinaires aussi.',
    'epicerie-fine': 'Du champ, de l’érablière et de la cuve à confitures.',
    'sante-et-beaute': 'Savons, baumes et onguents de petites cuvées.',
    'arts-et-papeterie': 'Imprimés et reliés dans des ateliers qui sentent l’encre.',
    enfants: 'Des jouets qui passeront au petit frère, puis aux cousins.',
    animaux: 'Pour ceux qui vous attendent derrière la porte.',
    'sports-et-plein-air': 'De quoi partir tôt et rentrer tard.',
    'electronique-et-son': 'Assemblé au banc, réparable à la maison.',
    'quincaillerie-et-renovation': 'Des outils qu’on prête à regret.',
    automobile: 'Pour la route, l’hiver comme l’été.',
  } as Record<string, string>,
  fallback: 'Fait ici, par des gens qui signent leur ouvrage.',
}

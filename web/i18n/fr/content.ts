/** Words of the content pages: legal texts, team, press. The texts themselves come from content files. */
export const t = {
  updated: (date: string) => `Mis à jour le ${date}`,
  onThisPage: 'Sur cette page',
  print: 'Imprimer',
  legalNav: 'Conditions et politiques',
  legal: {
    terms: 'Conditions de vente et d’utilisation',
    sellers: 'Conditions pour les vendeurs',
    privacy: 'Confidentialité',
    returns: 'Retours et remboursements',
  },
  questions: 'Une question sur ce texte?',
  write: 'Écrivez-nous',
  about: {
    nav: 'À propos de nous',
    about: 'À propos',
    company: 'L’entreprise',
    roadmap: 'Feuille de route',
    team: 'Notre équipe',
    app: 'Sur votre téléphone',
  },
  team: {
    title: 'Notre équipe',
    lead: 'Peu de monde, chacun son affaire, et quelqu’un pour répondre quand vous écrivez.',
    metaDescription: 'Les personnes derrière le marché\u00a0: qui fait quoi, et qui vous répond quand vous écrivez.',
    demoTitle: 'Une équipe de démonstration',
    demo:
      'Ces personnes sont inventées, comme les boutiques du marché de démonstration. L’exploitant du site présente ' +
      'ici les siennes.',
    none: 'L’équipe n’est pas encore présentée ici.',
    noneText: 'En attendant, écrivez-nous\u00a0: une personne vous répondra.',
    joinTitle: 'Envie d’en être?',
    join: 'On lit toutes les lettres, même quand aucun poste n’est affiché.',
  },
  app: {
    none: 'Il n’y a pas d’application à installer\u00a0: le site fait tout dans votre navigateur.',
  },
  press: {
    title: 'Médias',
    lead: 'Communiqués, nouvelles et de quoi parler de nous sans se tromper.',
    metaDescription: 'Communiqués et nouvelles du marché, logo et contact pour les médias.',
    list: 'Communiqués et nouvelles',
    read: 'Lire la suite',
    readOf: (title: string) => `\u00a0: ${title}`,
    none: 'Aucun communiqué pour l’instant.',
    noneText: 'Les prochains seront publiés ici.',
    contactTitle: 'Contact pour les médias',
    contact:
      'Une entrevue, un chiffre à vérifier, une photo à reproduire? Dites-nous votre média et votre heure de tombée.',
    logosTitle: 'Notre logo',
    logos: 'En SVG, sur fond clair ou foncé. Merci de ne pas le déformer ni d’en changer les couleurs.',
    logoLight: 'Logo pour fond clair',
    logoDark: 'Logo pour fond foncé',
    sign: 'Esperluette seule',
  },
  newSite: '(nouvel onglet)',
}

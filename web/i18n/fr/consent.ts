/** Words of the consent banner (Quebec's Law 25). */
export const t = {
  title: 'Vos témoins, votre choix',
  text:
    'Avec votre accord, nous mesurons les visites pour améliorer le site. Sans accord, rien n’est mesuré et tout ' +
    'fonctionne pareil.',
  privacy: 'Politique de confidentialité',
  accept: 'Accepter',
  refuse: 'Refuser',
}

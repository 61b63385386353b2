/** Words of the journal of operators. */
export const t = {
  title: 'Journal',
  lead: 'Tout geste de l’équipe, avec qui, quand et pourquoi. Rien ne s’y efface.',
  export: 'Exporter en CSV',
  exportFailed: 'Le fichier n’a pas pu être préparé. Réessayez dans quelques instants.',
  file: 'journal.csv',
  failed: 'Le journal n’a pas pu être lu',
  count: (lines: number) => (lines === 1 ? '1 ligne' : `${lines} lignes`),
  older: 'Plus anciennes',
  first: 'Revenir aux plus récentes',
  somebody: 'Une personne',
  from: 'Du',
  to: 'Au',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  yes: 'oui',
  no: 'non',
  changes: (count: number) => (count === 1 ? '1 changement' : `${count} changements`),
  empty: {
    title: 'Rien n’est encore inscrit',
    text: 'Le premier geste de l’équipe paraîtra ici.',
  },
  nothing: { title: 'Aucune ligne ne répond à ces filtres', drop: 'Retirer les filtres' },
  columns: {
    at: 'Quand',
    who: 'Personne',
    act: 'Geste',
    subject: 'Objet',
    change: 'Changement',
    reason: 'Raison',
  },
  /** What was done, by the name that the server writes. */
  acts: {
    'operator.invite': 'Inviter',
    'operator.withdraw': 'Retirer une invitation',
    'operator.join': 'Rejoindre l’équipe',
    'operator.role': 'Changer un rôle',
    'operator.remove': 'Retirer de l’équipe',
  } as Record<string, string>,
  /** What it was done to. */
  kinds: {
    operator: 'Équipe',
    invitation: 'Invitation',
    order: 'Commande',
    shop: 'Boutique',
    product: 'Produit',
    person: 'Personne',
    category: 'Catégorie',
    text: 'Texte',
  } as Record<string, string>,
  /** The fields of what was and what became. */
  fields: {
    role: 'Rôle',
    email: 'Courriel',
    name: 'Nom',
    status: 'État',
  } as Record<string, string>,
  /** Values that have a word of their own. */
  values: {
    direction: 'direction',
    service: 'service',
    finances: 'finances',
    contenu: 'contenu',
  } as Record<string, string>,
}

import { plural } from './words'

/** Words of the screen of those who run the market. */
export const t = {
  title: 'Équipe',
  lead: 'Les personnes qui tiennent le marché, et ce que chacune peut faire.',
  failed: 'L’équipe n’a pas pu être lue',
  count: (members: number) => plural(members, 'personne', 'personnes'),
  never: 'jamais',
  columns: {
    name: 'Nom',
    email: 'Courriel',
    factor: 'Code',
    seen: 'Dernière visite',
    since: 'Depuis',
  },
  factor: { on: 'Actif', off: 'Pas encore' },
  member: {
    remove: 'Retirer l’accès',
    removeEffect: 'La Régie lui est fermée aussitôt. Son compte sur le marché reste.',
    submitRemove: (name: string) => `Retirer l’accès de ${name}`,
    removed: (name: string) => `${name} n’a plus accès à la Régie.`,
  },
}

import { plural } from './words'

const products = (count: string, many: boolean) => `${count} produit${many ? 's' : ''}`

/** Words of the tree of categories. */
export const t = {
  title: 'Catégories',
  lead: (tops: string, all: string) => `${tops} rayons, ${all} catégories. L’ordre est celui du menu et de l’accueil.`,
  failed: 'L’arbre n’a pas pu être lu',
  notSaved: 'Le changement n’a pas pu être enregistré. Réessayez dans quelques instants.',
  add: 'Catégorie',
  types: 'Types de variantes',
  products,
  empty: 'vide',
  removable: 'Vide\u00a0: peut être supprimée',
  children: (count: number) => plural(count, 'sous-catégorie', 'sous-catégories'),
  none: {
    title: 'L’arbre est vide',
    text: 'Ajoutez un premier rayon\u00a0: les boutiques ne peuvent rien publier sans catégorie.',
  },
  tree: {
    title: 'L’arbre',
    moving: (name: string) => `Déplacement en cours\u00a0: ${name}`,
    handle: (name: string) => `Prendre ${name} et la déplacer`,
    expand: (name: string) => `Ouvrir ${name}`,
    collapse: (name: string) => `Fermer ${name}`,
    taken: (name: string) => `${name} est prise. Flèches pour déplacer, espace pour déposer, Échap pour remettre.`,
    at: (name: string, place: number, of: number, parent: string) =>
      parent ? `${name}, ${place} de ${of} dans ${parent}.` : `${name}, rayon ${place} de ${of}.`,
    blocked: 'Impossible d’aller plus loin dans ce sens.',
    dropped: (name: string) => `${name} est déposée.`,
    back: (name: string) => `${name} est remise en place.`,
    hints: [
      [['Espace'], 'prendre, déposer'],
      [['↑', '↓'], 'déplacer'],
      [['←', '→'], 'sortir, entrer'],
      [['F2'], 'renommer'],
      [['Échap'], 'remettre en place'],
    ] as [string[], string][],
  },
  panel: {
    parts: { name: 'Nom', slug: 'Adresse', parentId: 'Dans', picture: 'Image', variantTypes: 'Variantes' },
    choose: 'Choisissez une catégorie dans l’arbre pour la modifier.',
    chooseTitle: 'Une catégorie',
    name: 'Nom',
    address: 'Adresse',
    addressHelp: 'La dernière partie de l’adresse de la page.',
    redirect: 'L’ancienne adresse mènera à la nouvelle',
    redirectText: (old: string) =>
      `Les liens vers ${old} suivront. Une adresse redirigée ne redevient jamais libre pour une autre catégorie.`,
    picture: 'Image',
    pictureHelp: '4:5, au moins 800 × 1000. Sans image, celle du rayon paraît.',
    pictureAlt: 'Description de l’image',
    parent: 'Dans',
    top: 'Rayon, au premier niveau',
    up: 'Monter',
    down: 'Descendre',
    types: 'Variantes proposées aux boutiques',
    addType: 'Type',
    dropType: (name: string) => `Retirer ${name}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    saved: (name: string) => `${name} est enregistrée.`,
    whenEmpty: 'Se supprime une fois vide',
    remove: 'Supprimer',
    removed: (name: string) => `${name} est supprimée.`,
  },
  merge: {
    open: 'Fusionner avec…',
    title: (name: string) => `Fusionner ${name}`,
    into: 'Avec',
    choose: 'Choisir une catégorie',
    move: (count: string) => `${count} passent à la catégorie choisie, et leurs pages suivent.`,
    children: 'Ses sous-catégories passent aussi.',
    address: (path: string) => `${path} mènera à la catégorie choisie.`,
    journal: 'Le geste est inscrit au journal.',
    submit: (name: string) => `Fusionner avec ${name}`,
    pick: 'Choisir une catégorie',
    done: (name: string) => `La fusion avec ${name} est faite.`,
  },
  create: {
    title: 'Nouvelle catégorie',
    submit: 'Ajouter',
    effect: 'Elle se place à la fin; déplacez-la ensuite dans l’arbre.',
    done: (name: string) => `${name} est ajoutée.`,
  },
  conflict: (act: string, name: string, detail: string) =>
    ({
      create: `«\u00a0${name}\u00a0» a été ajoutée.`,
      edit: detail
        ? `«\u00a0${name}\u00a0» est devenue «\u00a0${detail}\u00a0».`
        : `«\u00a0${name}\u00a0» a été modifiée.`,
      move: detail
        ? `«\u00a0${name}\u00a0» est maintenant dans «\u00a0${detail}\u00a0».`
        : `«\u00a0${name}\u00a0» a été déplacée.`,
      merge: `«\u00a0${name}\u00a0» a été fusionnée avec «\u00a0${detail}\u00a0».`,
      delete: `«\u00a0${name}\u00a0» a été supprimée.`,
    })[act] ?? `«\u00a0${name}\u00a0» a changé.`,
  words: {
    title: 'Types de variantes',
    lead: 'Les mots que les boutiques choisissent d’abord pour leurs options. Elles peuvent en écrire d’autres.',
    name: 'Type',
    values: 'Valeurs proposées',
    addValues: 'Valeurs à ajouter',
    valuesHelp: 'Séparées par des virgules.',
    hidden: 'Masqué',
    hide: 'Masquer',
    show: 'Proposer de nouveau',
    rename: 'Modifier',
    add: 'Ajouter un type',
    save: 'Enregistrer',
    close: 'Fermer',
    saved: (name: string) => `${name} est enregistré.`,
  },
  codes: {
    title: 'Codes des boutiques',
    lead:
      'Chaque boutique porte un de ces dix codes, qui trient la page des boutiques. ' +
      'Le nom se change; le code reste.',
    rename: 'Modifier',
    label: 'Nom affiché',
    help: (code: string) => `Le code ${code} ne change pas\u00a0: les adresses et les applications s’en servent.`,
    saved: (name: string) => `Ce code s’appelle maintenant «\u00a0${name}\u00a0».`,
    shops: (count: string, many: boolean) => `${count} boutique${many ? 's' : ''}`,
  },
}

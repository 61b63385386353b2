import { formatCount } from '@/lib/format-money'

const NBSP = '\u00a0'
const plural = (count: number, one: string, many: string) => `${formatCount(count)}${NBSP}${count > 1 ? many : one}`
const products = (count: number) => plural(count, 'produit', 'produits')
const progress = (done: number, total: number) => (total > 0 ? ` ${formatCount(done)} sur ${products(total)}.` : '')

/** Words of carrying products in as one file. */
export const t = {
  title: 'Importer des produits',
  back: 'Tous les produits',
  lead: 'Un fichier CSV, vérifié ligne par ligne avant que rien ne change. Tout est appliqué, ou rien ne l’est.',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  send: {
    title: 'Votre fichier',
    text: 'Partez du modèle, ou de l’exportation de vos produits\u00a0: le fichier se relit tel quel.',
    template: 'Télécharger un modèle',
    templateFile: 'modele-produits.csv',
    templateFailed: 'Le modèle n’a pas pu être téléchargé. Réessayez dans quelques instants.',
    choose: 'Choisir un fichier CSV',
    drop: 'ou déposez-le ici',
    sending: 'Envoi du fichier',
  },
  report: {
    file: 'Fichier sans nom',
    missing: 'Ce fichier n’a pas été envoyé pour cette boutique.',
    checking: (done: number, total: number) => `Vérification du fichier…${progress(done, total)}`,
    checkingLabel: 'Vérification',
    ready: (count: number) => `Le fichier est sans erreur\u00a0: ${products(count)}.`,
    plan: (create: number, replace: number, same: number) =>
      `À créer\u00a0: ${formatCount(create)}. À remplacer\u00a0: ${formatCount(replace)}. Déjà pareils\u00a0: ` +
      `${formatCount(same)}.`,
    problems: (count: number) => `${plural(count, 'erreur', 'erreurs')} dans le fichier`,
    drafts: (count: number) =>
      count > 1 ? `${products(count)} resteront des brouillons` : `${products(count)} restera un brouillon`,
    nothingChanged: 'Rien n’a changé dans votre boutique.',
    apply: 'Appliquer le fichier',
    applyAgain: 'Appliquer quand même',
    applying: (done: number, total: number) => `Application en cours…${progress(done, total)}`,
    applyingLabel: 'Application',
    canLeave: 'Vous pouvez quitter cette page\u00a0: le travail continue.',
    done: 'Le fichier est appliqué.',
    tally: (create: number, replace: number, same: number) =>
      `Créés\u00a0: ${formatCount(create)}. Remplacés\u00a0: ${formatCount(replace)}. Déjà pareils\u00a0: ` +
      `${formatCount(same)}.`,
    failed: 'Le fichier n’a pas pu être appliqué.',
    see: 'Voir les produits',
    another: 'Envoyer un autre fichier',
  },
  problems: {
    label: 'Erreurs du fichier',
    line: 'Ligne',
    column: 'Colonne',
    product: 'Produit',
    detail: 'À corriger',
    more: (count: number) => `Et ${plural(count, 'autre erreur', 'autres erreurs')}.`,
  },
  drafts: {
    label: 'Produits qui resteront des brouillons',
    line: 'Ligne',
    column: 'Colonne',
    product: 'Produit',
    detail: 'Pourquoi',
    more: (count: number) => `Et ${plural(count, 'autre produit', 'autres produits')}.`,
  },
  last: {
    title: 'Derniers fichiers',
    file: 'Fichier',
    sent: 'Envoyé',
    state: 'État',
    wrong: 'À corriger',
    states: {
      checking: 'En vérification',
      checked: 'Prêt à appliquer',
      applying: 'En cours',
      done: 'Appliqué',
      failed: 'Échoué',
    },
  },
  columns: {
    title: 'Les colonnes du fichier',
    open: 'Voir toutes les colonnes',
    text:
      'La première ligne porte leurs noms. L’ordre est libre, et une colonne absente laisse les produits connus ' +
      'comme ils sont.',
    name: 'Colonne',
    meaning: 'Ce qu’elle contient',
    example: 'Exemple',
  },
}

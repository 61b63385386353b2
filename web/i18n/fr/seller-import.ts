import { formatCount } from '@/lib/format-money'
import { plural } from './words'

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
    text:
      'Les exportations CSV de Shopify, d’Etsy, de WooCommerce et de Square se lisent telles quelles. Pour tout ' +
      'autre fichier, vous direz ce que contient chaque colonne.',
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
    notices: (count: number) => `${products(count)} à vérifier`,
    asks:
      'Nous ne connaissons pas encore ce fichier. Dites-nous ce que contient chaque colonne\u00a0: nous avons ' +
      'deviné ce que nous pouvions.',
    sources: {
      shopify: 'Exportation de Shopify reconnue.',
      etsy:
        'Exportation d’Etsy reconnue. Etsy ne dit ni le prix ni la quantité de chaque variante\u00a0: toutes ' +
        'reçoivent le prix de l’annonce, et leurs unités ne sont pas comptées.',
      woocommerce: 'Exportation de WooCommerce reconnue.',
      square: 'Exportation de Square reconnue. Square n’y met pas les photos\u00a0: vous les ajouterez ici.',
    },
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
  choices: {
    heading: (name: string, number: number) => name.trim() || `Colonne ${number}, sans titre`,
    example: (value: string) => `Par exemple\u00a0: ${value}`,
    empty: 'Cette colonne est vide.',
    category: 'Catégorie des produits qui n’en ont pas',
    categoryHelp: 'Sans catégorie, un produit reste un brouillon. Vous pourrez la changer produit par produit.',
    noCategory: 'Aucune\u00a0: les garder en brouillon',
    again: 'Catégorie et colonnes',
    check: 'Vérifier le fichier',
    wrong: {
      twice: 'Deux colonnes ne peuvent pas être la même chose.',
      missing: 'Dites quelle colonne est le nom et laquelle est le prix.',
    },
    fields: {
      ignored: 'Ne pas importer',
      name: 'Nom du produit',
      price: 'Prix',
      regularPrice: 'Prix courant (barré)',
      description: 'Description',
      option: 'Option (couleur, taille…)',
      sku: 'Code de la variante (UGS)',
      code: 'Code du produit, répété sur ses lignes',
      quantity: 'Quantité en main',
      photos: 'Adresses de photos',
      category: 'Catégorie',
      weightKg: 'Poids (kg)',
      weightG: 'Poids (g)',
    },
  },
  preview: {
    title: 'Vos premiers produits, comme ils seront',
    more: (count: number) => `Et ${plural(count, 'autre produit', 'autres produits')}.`,
    photos: (count: number) => (count === 0 ? 'Sans photo' : plural(count, 'photo', 'photos')),
    price: (least: string, several: boolean) => (several ? `À partir de ${least}` : least),
    noPrice: 'Sans prix',
    option: (name: string, values: readonly string[]) => `${name}\u00a0: ${values.join(', ')}`,
    statuses: { draft: 'Brouillon', published: 'En vente', archived: 'Archivé' },
    changes: { create: 'Nouveau', replace: 'Sera mis à jour', none: 'Déjà pareil' },
  },
  photos: {
    title: 'Photos',
    label: 'Photos reçues',
    progress: (done: number, total: number) => `${formatCount(done)} sur ${plural(total, 'photo', 'photos')}.`,
    canLeave: 'Elles arrivent une à une. Vous pouvez quitter cette page\u00a0: le travail continue.',
    failed: (count: number) =>
      `${plural(count, 'photo n’a', 'photos n’ont')} pas pu venir. Vos produits sont là\u00a0: réessayez, ou ajoutez ` +
      'ces photos vous-même.',
    failures: 'Photos qui n’ont pas pu venir',
    line: 'Ligne',
    product: 'Produit',
    address: 'Adresse',
    why: 'Pourquoi',
    more: (count: number) => `Et ${plural(count, 'autre photo', 'autres photos')}.`,
    retry: 'Réessayer',
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
  notices: {
    label: 'Produits à vérifier',
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

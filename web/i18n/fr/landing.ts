import { t as newsletter } from './newsletter'
import { t as ui } from './ui'

/** Words of the page that invites people to sell. It is the one page that is offered in English too. */
export const t = {
  locale: 'fr' as 'fr' | 'en',
  percent: (rate: number) => `${rate}\u00a0%`,
  meta: {
    title: 'Commencer à vendre',
    description: (commission: string) =>
      `Ouvrez votre boutique en ligne et vendez à tout le Québec depuis votre atelier\u00a0: aucuns frais ` +
      `d’inscription, ${commission} de commission sur vos ventes et rien d’autre.`,
  },
  hero: {
    sellerSpace: 'Espace vendeur',
    otherLanguage: 'English',
    title: 'Vous fabriquez. On amène la visite.',
    lead: (site: string) =>
      `Ouvrez votre boutique sur ${site}, sans frais d’inscription, et vendez à tout le Québec depuis votre atelier.`,
    start: 'Ouvrir ma boutique',
    charges: 'Voir les frais',
    sign: 'Votre nom ici',
  },
  slogan: 'Rassembler les marchands du Québec sous une même enseigne, sans qu’aucun n’y perde son nom.',
  why: {
    title: 'Pourquoi ici',
    panels: 'Trois raisons de vendre ici',
    choose: 'Choisir une raison',
    reasons: [
      {
        place: 'Le rang',
        title: 'Votre vitrine, à votre image',
        text: 'Votre nom, votre ville, vos photos. La clientèle sait chez qui elle achète.',
      },
      {
        place: 'La route',
        title: 'Vos règles de livraison',
        text: 'Montant fixe, par palier, gratuit à partir du seuil que vous choisissez.',
      },
      {
        place: 'La rue',
        title: 'Du monde qui magasine ici exprès',
        text: 'Des gens qui cherchent local et qui posent de vraies questions.',
      },
    ],
  },
  unity: {
    title: 'L’union, c’est un gros panier',
    text:
      'Quand quelqu’un achète une tasse à Kamouraska, on lui présente le miel de Saint-Damase. Un seul paiement, ' +
      'et chaque boutique reçoit sa part.',
  },
  start: {
    title: 'On commence par un courriel',
    text:
      'Vous continuerez dans l’espace vendeur. Ouvrir la boutique prend moins de dix minutes; vos produits et ' +
      'vos photos viennent ensuite, à votre rythme.',
    email: 'Votre courriel d’entreprise',
    button: 'Commencer',
    invalid: ui.rules.sellerEmail,
    already: 'Déjà des nôtres?',
    sellerSpace: 'Entrer dans l’espace vendeur',
  },
  charges: {
    title: 'Les frais, en clair',
    figure: 'de commission sur vos ventes',
    rows: (commission: string): [what: string, howMuch: string][] => [
      ['Inscription', '0\u00a0$'],
      ['Abonnement, mise en ligne d’un produit', '0\u00a0$'],
      ['Frais de carte', 'Compris dans la commission'],
      ['Livraison payée par la clientèle', 'Vous la gardez en entier'],
      ['Commission sur vos ventes', commission],
    ],
  },
  calculator: {
    title: 'Combien il vous reste',
    price: 'Prix d’un article',
    priceHelp: 'En dollars, avant taxes.',
    priceInvalid: (least: string, most: string) => `Entrez un prix de ${least} à ${most}.`,
    quantity: 'Nombre d’articles vendus',
    quantityInvalid: (most: string) => `Entrez un nombre de 1 à ${most}.`,
    rate: 'Commission',
    usual: (rate: string) => `${rate}, en tout temps`,
    reduced: (rate: string) => `${rate}, un mois de coup de main ou de promotion`,
    sale: 'Vente',
    commission: (rate: string) => `Commission de ${rate}`,
    kept: 'Vous gardez',
    unknown: '—',
    taxes:
      'La commission se calcule sur le prix des articles, avant taxes et sans la livraison. Les taxes sur la ' +
      'commission s’y ajoutent et ne sont pas comptées ici\u00a0: une boutique inscrite aux taxes les récupère.',
    terms: 'Lire les conditions pour les vendeurs',
  },
  offer: {
    title: 'Un coup de main pour partir',
    text: (reduced: string) =>
      `La commission est réduite de moitié, à ${reduced}, pendant un ou deux mois\u00a0: le temps de vous ` +
      `installer et de faire vos premières ventes.`,
    figure: (off: number) => `−${off}\u00a0%`,
  },
  promos: {
    title: 'Deux façons d’étirer l’offre',
    list: (rate: string) => [
      {
        title: 'Parlez de nous',
        text: `Publiez l’ouverture de votre boutique sur vos réseaux sociaux\u00a0: un mois à ${rate} de commission.`,
      },
      {
        title: 'Amenez quelqu’un',
        text: `Référez une entrepreneure ou un entrepreneur\u00a0: un autre mois à ${rate} de commission.`,
      },
    ],
  },
  closing: {
    title: 'Pas encore prêt? Restons en contact.',
    text: 'Notre infolettre raconte les boutiques, leurs ateliers et ce qui change ici.',
    faq: 'Lire la foire aux questions des vendeurs',
    form: {
      email: newsletter.email,
      subscribe: newsletter.subscribe,
      subscribed: newsletter.subscribed,
      confirmationSent: newsletter.confirmationSent,
      alreadySubscribed: newsletter.alreadySubscribed,
      failed: newsletter.failed,
      required: ui.rules.required,
      invalid: ui.rules.email,
    },
  },
}

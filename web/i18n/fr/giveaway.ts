import { capital } from '@/lib/capital'

const numbers = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const inWords = (count: number, one = 'un') => (count === 1 ? one : (numbers[count] ?? String(count)))
const each = (count: number) => (count > 1 ? ' chacun' : '')
const baskets = (count: number) => `${inWords(count)} panier${count > 1 ? 's' : ''} sans déchets`
const prizes = (count: number) => `${count}\u00a0prix`
const filledBy = (count: number, shops: number) =>
  `garni${count > 1 ? 's' : ''} par ${inWords(shops, 'une')} boutique${shops > 1 ? 's' : ''} du Québec`

/** What the sentences say of the prizes: how many, worth about how much each, supplied by how many shops. */
export type PrizeFacts = { count: number; value: string; shops: number }

/** Words of the giveaway. The conditions are those of the specification, section 9. */
export const t = {
  meta: {
    title: 'Concours\u00a0: un panier sans déchets à gagner',
    description:
      'Des objets qui durent, choisis chez des boutiques du Québec. Participez avec un courriel\u00a0: aucun ' +
      'achat requis, et chacun peut vérifier le tirage.',
  },
  crumb: 'Concours',
  title: 'Gagnez un panier sans déchets',
  lead: ({ count, value, shops }: PrizeFacts) =>
    `${capital(baskets(count))} à gagner, d’une valeur d’environ ${value}${each(count)}, ${filledBy(count, shops)}. ` +
    `Rien à acheter\u00a0: un courriel suffit.`,
  over: {
    title: 'Le concours du panier sans déchets',
    description: 'Ce qu’il y avait à gagner, le règlement et de quoi vérifier le tirage.',
    lead: ({ count, value, shops }: PrizeFacts) =>
      `${capital(baskets(count))} d’une valeur d’environ ${value}${each(count)}, ${filledBy(count, shops)}.`,
  },
  entry: {
    until: (day: string) => `Vous avez jusqu’au ${day}, à minuit (heure de l’Est).`,
    submit: 'Participer',
    promise:
      'En participant, vous confirmez avoir 18 ans ou plus et résider au Canada, vous acceptez le règlement et ' +
      'vous vous inscrivez à notre infolettre. Vous pourrez vous en désabonner en tout temps.',
    rules: 'Lire le règlement',
  },
  thanks: {
    title: 'Merci, votre participation est notée!',
    text: (day: string) =>
      `Le tirage aura lieu le ${day}. Si le hasard vous choisit, nous vous écrirons à l’adresse que vous venez de ` +
      `donner. Bonne chance!`,
    confirm:
      'Un courriel vient aussi de partir pour confirmer votre inscription à l’infolettre\u00a0: suivez le lien ' +
      'qu’il contient.',
    close: 'Continuer',
  },
  closed: {
    title: 'Le concours est terminé.',
    text: (day: string) =>
      `Merci à toutes les personnes qui ont participé. Le tirage est prévu le ${day}; les résultats seront ` +
      `publiés ici.`,
    late: (day: string) =>
      `Merci à toutes les personnes qui ont participé. Le tirage devait avoir lieu le ${day}; il n’est pas encore ` +
      `fait. Les résultats seront publiés ici.`,
  },
  drawn: {
    title: 'Le hasard a choisi.',
    text: (day: string) => `Le tirage a eu lieu le ${day}. Les personnes choisies ont reçu un courriel de notre part.`,
    winners: (count: number): string => (count > 1 ? 'Les personnes gagnantes' : 'La personne gagnante'),
    winner: (prize: number) => `Panier ${prize}`,
    ticket: (ticket: string) => `Participation ${ticket}`,
    hidden: 'Les adresses sont cachées\u00a0: seule la personne à qui chacune appartient peut la reconnaître.',
    nobody: 'Personne n’avait participé\u00a0: aucun prix n’a été attribué.',
  },
  none: {
    title: 'Aucun concours en ce moment',
    text: 'Le prochain sera annoncé dans l’infolettre, au bas de cette page.',
    shops: 'Voir les boutiques',
  },
  sellers: {
    title: (count: number) => `${capital(inWords(count, 'une'))} boutique${count > 1 ? 's' : ''}, un panier`,
    text: (count: number): string =>
      count > 1 ? 'Elles offrent chacune une part de chaque panier.' : 'Elle offre chaque panier.',
  },
  prizes: {
    title: 'Ce qu’il y a dans le panier',
    count: ({ count, value }: PrizeFacts) => `${prizes(count)}, d’une valeur d’environ ${value}${each(count)}`,
    from: (shop: string, city: string) => `${shop}, ${city}`,
  },
  rules: {
    title: 'Le règlement',
    list: (facts: PrizeFacts & { closes: string; announced: string }): [title: string, text: string][] => [
      [
        'Participer',
        `Inscrivez votre courriel sur cette page avant la fermeture, à minuit (heure de l’Est) à la fin du ` +
          `${facts.closes}. Aucun achat requis. Une seule participation par adresse\u00a0: s’inscrire deux fois ne ` +
          `change rien.`,
      ],
      ['Qui peut participer', 'Les résidentes et résidents autorisés du Canada, âgés de 18 ans ou plus.'],
      [
        'Les prix',
        `${prizes(facts.count)} d’une valeur d’environ ${facts.value}${each(facts.count)}, fournis par ` +
          `${inWords(facts.shops)} vendeur${facts.shops > 1 ? 's' : ''} du Québec. Les prix ne sont ni monnayables ` +
          `ni transférables.`,
      ],
      ['Le tirage', `Il a lieu le ${facts.announced} (heure de l’Est), au hasard, parmi toutes les participations.`],
      [
        'Les personnes gagnantes',
        'Elles sont jointes par courriel. Après 3 tentatives en 7 jours civils sans réponse, le prix est attribué ' +
          'à la participation suivante dans l’ordre du tirage.',
      ],
      [
        'Vos renseignements',
        'Votre courriel sert au concours et à l’infolettre, à rien d’autre. Il n’est donné à personne, pas même ' +
          'aux boutiques qui fournissent les prix.',
      ],
    ],
    privacy: 'Politique de confidentialité',
  },
  check: {
    title: 'Vérifier le tirage',
    text:
      'Chaque participation est un billet au numéro choisi au hasard. Le rang d’un billet est l’empreinte SHA-256 ' +
      'de la graine, d’un saut de ligne et du billet\u00a0: les plus petits rangs gagnent. L’empreinte de ' +
      'l’ensemble des billets est publiée dès la fermeture\u00a0: aucun ne peut être ajouté ni retiré ensuite.',
    public:
      'La graine est un résultat public qui n’existe pas encore à la fermeture. Personne ne peut donc choisir le ' +
      'résultat, nous non plus.',
    source: 'Origine de la graine',
    entries: 'Participations',
    digest: 'Empreinte des billets',
    seed: 'Graine',
  },
  noon: (day: string) => `${day}, à 12\u00a0h`,
}

import { plural } from './words'

/** Words of the console's first page. */
export const t = {
  title: 'Aujourd’hui',
  lead: (now: string, weekday: string) =>
    `${now}. Chaque chiffre est comparé au ${weekday} de la semaine dernière, à la même heure.`,
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  failed: 'La journée n’a pas pu être lue',
  figures: {
    sales: 'Ventes',
    orders: 'Commandes',
    people: 'Nouvelles personnes',
    shops: 'Nouvelles boutiques',
    refunds: 'Remboursements',
    before: (weekday: string, value: string) => `${weekday} dernier ${value}`,
  },
  percent: (sign: string, value: string) => `${sign}${value}\u00a0%`,
  toDo: {
    title: 'À faire',
    count: (things: number) => plural(things, 'chose', 'choses'),
    nothing: 'Rien n’attend. Revenez plus tard dans la journée.',
    since: (date: string) => `Depuis le ${date}`,
    names: {
      late: { title: 'Colis en retard', detail: 'Le délai promis est passé' },
      returns: { title: 'Retours sans réponse', detail: 'Les boutiques n’ont pas répondu' },
      refunds: { title: 'Remboursements qui n’ont pas abouti', detail: 'L’argent est toujours dû' },
      shops: { title: 'Boutiques à approuver', detail: 'Elles attendent une décision' },
      reports: { title: 'Signalements', detail: 'Des produits, des boutiques, des questions ou des avis' },
      inbox: { title: 'Messages dans la boîte', detail: 'Des personnes attendent une réponse' },
      letters: { title: 'Lettres qui n’ont pas pu partir', detail: 'À relire ou à renvoyer' },
      jobs: { title: 'Travaux échoués', detail: 'À relancer ou à abandonner' },
      differences: { title: 'Écarts dans les comptes', detail: 'La vérification attend une explication' },
      disputes: { title: 'Litiges à documenter', detail: 'La banque attend une réponse' },
      payoutRuns: { title: 'Versements à approuver', detail: 'Une proposition attend un accord' },
      payouts: { title: 'Versements échoués', detail: 'L’argent n’est pas arrivé' },
    } as Record<string, { title: string; detail: string }>,
  },
  chart: {
    title: 'Ventes des 30 derniers jours',
    caption: (total: string) => `Ventes jour par jour, ${total} en tout`,
    compared: (percent: string) => `${percent} sur la période d’avant, sans compter aujourd’hui`,
    now: 'Articles et livraison, avant taxes',
    before: '30 jours d’avant',
    running: 'En cours',
    table: 'Jour par jour',
    day: 'Jour',
    orders: 'Commandes',
    amount: 'Ventes',
    previous: '30 jours avant',
    bar: (day: string, amount: string) => `${day}\u00a0: ${amount}`,
  },
  acts: {
    title: 'Derniers gestes de l’équipe',
    all: 'Tout le journal',
    none: 'Personne n’a encore rien fait aujourd’hui.',
  },
}

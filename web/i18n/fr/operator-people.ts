import { t as operator } from './operator'
import { plural } from './words'

/** Words of the screens about people. */
export const t = {
  title: 'Personnes',
  lead: 'Les personnes qui ont un compte, les plus récentes d’abord.',
  failed: 'La liste des personnes n’a pas pu être lue',
  notSaved: operator.failed,
  yes: 'oui',
  no: 'non',
  views: { label: 'Vues', all: 'Toutes', suspended: 'Suspendues' },
  search: { label: 'Chercher une personne', hint: 'Courriel, nom ou téléphone' },
  columns: {
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    since: 'Depuis',
    state: 'État',
    orders: 'Commandes',
    bought: 'Achats',
  },
  states: { active: 'Active', suspended: 'Suspendue', unverified: 'Courriel à confirmer' },
  count: (people: number) => plural(people, 'personne', 'personnes'),
  empty: { title: 'Personne ici', text: 'C’est bon signe\u00a0: aucun compte n’est suspendu.' },
  nothing: {
    title: (typed: string) => `Personne ne répond à «\u00a0${typed}\u00a0»`,
    text: 'Tapez le début d’un courriel, d’un prénom, d’un nom ou d’un numéro de téléphone.',
    drop: 'Voir tout le monde',
  },
  file: {
    metaTitle: 'Dossier',
    failed: 'Ce dossier n’a pas pu être ouvert',
    suspended: 'Ce compte est suspendu',
  },
  guests: {
    title: 'Sans compte',
    badge: 'Sans compte',
    last: 'Dernière commande',
    export: {
      title: 'Donner ce qui est gardé',
      what: 'Un fichier JSON avec ses commandes, ses messages, son infolettre et son concours.',
      submit: 'Préparer le fichier',
    },
    erase: {
      title: 'Effacer cette personne',
      what: 'Ses messages, son infolettre et sa participation au concours disparaissent.',
      kept: 'La loi garde ses commandes et ses factures; seule leur référence les retrouve.',
      submit: 'Effacer le dossier',
      done: (name: string) => `Le dossier de ${name} est effacé.`,
    },
  },
  facts: {
    title: 'La personne',
    email: 'Courriel',
    verified: 'Courriel confirmé',
    phone: 'Téléphone',
    since: 'Compte ouvert',
    orders: 'Commandes payées',
    ordersOf: (orders: number, underWay: number) =>
      underWay > 0 ? `${orders}, dont ${underWay} en cours` : `${orders}`,
    bought: 'Achats, avant remboursements',
    address: 'Adresse',
    place: (address: string, city: string, province: string, postalCode: string) =>
      `${address}, ${city} (${province}) ${postalCode}`,
  },
  consents: {
    title: 'Consentements',
    newsletter: 'Infolettre',
    never: 'jamais demandée',
    waiting: 'à confirmer',
    since: (day: string) => `oui, depuis le ${day}`,
    left: (day: string) => `non, depuis le ${day}`,
    terms: (shop: string) => `Conditions, ${shop}`,
    accepted: (version: string, day: string) => `version du ${version}, acceptée le ${day}`,
  },
  sessions: {
    title: (count: number) => (count > 0 ? `Sessions (${count})` : 'Sessions'),
    none: 'Aucune session ouverte.',
    unknown: 'Les sessions sont tenues par un autre service de connexion.',
    opened: (day: string) => `Ouverte le ${day}`,
    used: (at: string) => `utilisée le ${at}`,
  },
  orders: {
    title: (count: number) => (count > 0 ? `Commandes (${count})` : 'Commandes'),
    none: 'Aucune commande.',
    reference: 'Référence',
    date: 'Date',
    status: 'État',
    total: 'Total',
    shown: (shown: number, all: number) => (shown < all ? `Les ${shown} dernières sur ${all}` : `${all} en tout`),
  },
  shops: { title: 'Boutiques', states: operator.palette.states.shop },
  threads: { title: 'Messages reçus' },
  notes: {
    title: 'Notes de l’équipe',
    none: 'Aucune note.',
    label: 'Nouvelle note',
    count: (typed: number, max: number) => `${typed} sur ${max}`,
    submit: 'Garder la note',
    by: (who: string, at: string) => `${who}, le ${at}`,
  },
  acts: {
    label: 'Gestes possibles',
    operator: 'Cette personne fait partie de l’équipe\u00a0: retirez-lui d’abord l’accès à la Régie.',
    reasonMissing: 'Écrivez la raison de ce geste.',
    journal: 'Le journal garde votre nom et la raison.',
    sessionsEnd: (count: number, known: boolean) =>
      !known || count === 0
        ? 'Toute session ouverte se ferme à l’instant.'
        : count === 1
          ? 'Sa session ouverte se ferme à l’instant.'
          : `Ses ${count} sessions ouvertes se ferment à l’instant.`,
    suspend: {
      open: 'Suspendre',
      title: 'Suspendre ce compte',
      reasonHelp: 'La lettre à la personne la cite telle quelle.',
      orders: (count: number) =>
        count === 0
          ? 'Connexion, achats et messages lui sont fermés. Aucune commande n’est en cours.'
          : count === 1
            ? 'Connexion, achats et messages lui sont fermés. Sa commande en cours continue par lien signé.'
            : `Connexion, achats et messages lui sont fermés. Ses ${count} commandes continuent par lien signé.`,
      letter: (email: string) => `Une lettre part à ${email}, avec la raison et les liens de suivi.`,
      shops: (count: number) =>
        count === 1
          ? 'Sa boutique reste ouverte\u00a0: suspendez-la à part s’il le faut.'
          : `Ses ${count} boutiques restent ouvertes\u00a0: suspendez-les à part s’il le faut.`,
      submit: (name: string) => `Suspendre le compte de ${name}`,
      done: (name: string) => `Le compte de ${name} est suspendu.`,
    },
    reinstate: {
      open: 'Rétablir',
      title: 'Rétablir ce compte',
      letter: (email: string) => `Une lettre l’annonce à ${email}.`,
      submit: (name: string) => `Rétablir le compte de ${name}`,
      done: (name: string) => `Le compte de ${name} est rétabli.`,
    },
    'end-sessions': {
      open: 'Fermer les sessions',
      title: 'Fermer toutes les sessions',
      submit: (name: string) => `Fermer les sessions de ${name}`,
      done: (name: string) => `Les sessions de ${name} sont fermées.`,
    },
    export: {
      open: 'Exporter le dossier',
      title: 'Exporter le dossier (Loi 25)',
      what: 'Un fichier JSON contient tout ce qui est gardé sur la personne.',
      file: 'dossier.json',
      submit: (name: string) => `Exporter le dossier de ${name}`,
      done: (name: string) => `Le dossier de ${name} est exporté.`,
    },
    erase: {
      open: 'Effacer',
      title: 'Effacer ce compte (Loi 25)',
      what: 'Nom, courriel, téléphone, adresses, cartes, messages et notes disparaissent.',
      kept: 'Les commandes et les factures restent, comme la loi l’exige.',
      letter: (email: string) => `Une dernière lettre le confirme à ${email}.`,
      note: 'Ce geste ne se défait pas.',
      submit: (name: string) => `Effacer le compte de ${name}`,
      done: (name: string) => `Le compte de ${name} est effacé.`,
    },
  },
}

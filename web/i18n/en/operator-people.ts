import type { t as fr } from '../fr/operator-people'
import { t as operator } from './operator'
import { plural } from './words'

/** Words of the screens about people. */
export const t = {
  title: 'People',
  lead: 'People with an account, the newest first.',
  failed: 'The list of people could not be read',
  notSaved: operator.failed,
  yes: 'yes',
  no: 'no',
  views: { label: 'Views', all: 'All', suspended: 'Suspended' },
  search: { label: 'Find a person', hint: 'E-mail, name or phone' },
  columns: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    since: 'Since',
    state: 'State',
    orders: 'Orders',
    bought: 'Bought',
  },
  states: { active: 'Active', suspended: 'Suspended', unverified: 'E-mail not proved' },
  count: (people: number) => plural(people, 'person', 'people'),
  empty: { title: 'Nobody here', text: 'A good sign: no account is suspended.' },
  nothing: {
    title: (typed: string) => `Nobody answers to “${typed}”`,
    text: 'Type how an e-mail, a first name, a last name or a phone number begins.',
    drop: 'See everyone',
  },
  file: { metaTitle: 'File', failed: 'This file could not be opened', suspended: 'This account is suspended' },
  guests: {
    title: 'Without an account',
    badge: 'No account',
    last: 'Last order',
    export: {
      title: 'Give what is kept',
      what: 'A JSON file with their orders, messages, newsletter and giveaway.',
      submit: 'Prepare the file',
    },
    erase: {
      title: 'Erase this person',
      what: 'Their messages, newsletter and giveaway entry disappear.',
      kept: 'The law keeps their orders and invoices; only their reference finds them.',
      submit: 'Erase the file',
      done: (name: string) => `The file of ${name} is erased.`,
    },
  },
  facts: {
    title: 'The person',
    email: 'E-mail',
    verified: 'E-mail proved',
    phone: 'Phone',
    since: 'Account opened',
    orders: 'Paid orders',
    ordersOf: (orders: number, underWay: number) => (underWay > 0 ? `${orders}, ${underWay} under way` : `${orders}`),
    bought: 'Bought, before refunds',
    address: 'Address',
    place: (address: string, city: string, province: string, postalCode: string) =>
      `${address}, ${city} (${province}) ${postalCode}`,
  },
  consents: {
    title: 'Consents',
    newsletter: 'Newsletter',
    never: 'never asked for',
    waiting: 'to be confirmed',
    since: (day: string) => `yes, since ${day}`,
    left: (day: string) => `no, since ${day}`,
    terms: (shop: string) => `Terms, ${shop}`,
    accepted: (version: string, day: string) => `version of ${version}, accepted on ${day}`,
  },
  sessions: {
    title: (count: number) => (count > 0 ? `Sessions (${count})` : 'Sessions'),
    none: 'No open session.',
    unknown: 'Sessions are kept by another sign-in service.',
    opened: (day: string) => `Opened on ${day}`,
    used: (at: string) => `used on ${at}`,
  },
  orders: {
    title: (count: number) => (count > 0 ? `Orders (${count})` : 'Orders'),
    none: 'No order.',
    reference: 'Reference',
    date: 'Date',
    status: 'State',
    total: 'Total',
    shown: (shown: number, all: number) => (shown < all ? `The latest ${shown} of ${all}` : `${all} in all`),
  },
  shops: { title: 'Shops', states: operator.palette.states.shop },
  threads: { title: 'Messages received' },
  notes: {
    title: 'Notes of the team',
    none: 'No note.',
    label: 'New note',
    count: (typed: number, max: number) => `${typed} of ${max}`,
    submit: 'Keep the note',
    by: (who: string, at: string) => `${who}, on ${at}`,
  },
  acts: {
    label: 'What can be done',
    operator: 'This person is an operator: remove their access to the console first.',
    reasonMissing: 'Write the reason for this.',
    journal: 'The journal keeps your name and the reason.',
    sessionsEnd: (count: number, known: boolean) =>
      !known || count === 0
        ? 'Any open session ends at once.'
        : count === 1
          ? 'Their open session ends at once.'
          : `Their ${count} open sessions end at once.`,
    suspend: {
      open: 'Suspend',
      title: 'Suspend this account',
      reasonHelp: 'The letter to the person quotes it as it is.',
      orders: (count: number) =>
        count === 0
          ? 'They can no longer sign in, order or write. No order is under way.'
          : count === 1
            ? 'They can no longer sign in, order or write. Their order under way goes on, by signed link.'
            : `They can no longer sign in, order or write. Their ${count} orders under way go on, by signed link.`,
      letter: (email: string) => `A letter goes to ${email}, with the reason and the links to follow orders.`,
      shops: (count: number) =>
        count === 1
          ? 'Their shop stays open: suspend it apart if needed.'
          : `Their ${count} shops stay open: suspend them apart if needed.`,
      submit: (name: string) => `Suspend the account of ${name}`,
      done: (name: string) => `The account of ${name} is suspended.`,
    },
    reinstate: {
      open: 'Reinstate',
      title: 'Reinstate this account',
      letter: (email: string) => `A letter tells ${email}.`,
      submit: (name: string) => `Reinstate the account of ${name}`,
      done: (name: string) => `The account of ${name} is reinstated.`,
    },
    'end-sessions': {
      open: 'End sessions',
      title: 'End all sessions',
      submit: (name: string) => `End the sessions of ${name}`,
      done: (name: string) => `The sessions of ${name} are ended.`,
    },
    export: {
      open: 'Export the file',
      title: 'Export the file (Law 25)',
      what: 'A JSON file has everything that is kept about the person.',
      file: 'file.json',
      submit: (name: string) => `Export the file of ${name}`,
      done: (name: string) => `The file of ${name} is exported.`,
    },
    erase: {
      open: 'Erase',
      title: 'Erase this account (Law 25)',
      what: 'Name, e-mail, phone, addresses, cards, messages and notes disappear.',
      kept: 'Orders and invoices stay, as the law asks.',
      letter: (email: string) => `A last letter confirms it to ${email}.`,
      note: 'This cannot be undone.',
      submit: (name: string) => `Erase the account of ${name}`,
      done: (name: string) => `The account of ${name} is erased.`,
    },
  },
} satisfies typeof fr

import { capital } from '@/lib/capital'
import type { PrizeFacts, t as fr } from '../fr/giveaway'

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const inWords = (count: number) => numbers[count] ?? String(count)
const each = (count: number) => (count > 1 ? ' each' : '')
const shopsOfQuebec = (count: number) => `${inWords(count)} Quebec shop${count > 1 ? 's' : ''}`
const baskets = (count: number) => `${inWords(count)} waste-free basket${count > 1 ? 's' : ''}`
const prizes = (count: number) => `${count} prize${count > 1 ? 's' : ''}`

export const t = {
  meta: {
    title: 'Giveaway: win a waste-free basket',
    description:
      'Things that last, chosen in Quebec shops. Enter with an email: no purchase necessary, and anyone can ' +
      'check the draw.',
  },
  crumb: 'Giveaway',
  title: 'Win a waste-free basket',
  lead: ({ count, value, shops }: PrizeFacts) =>
    `${capital(baskets(count))} to win, worth about ${value}${each(count)}, filled by ${shopsOfQuebec(shops)}. ` +
    `Nothing to buy: an email is enough.`,
  over: {
    title: 'The waste-free basket giveaway',
    description: 'What there was to win, the rules, and what it takes to check the draw.',
    lead: ({ count, value, shops }: PrizeFacts) =>
      `${capital(baskets(count))} worth about ${value}${each(count)}, filled by ${shopsOfQuebec(shops)}.`,
  },
  entry: {
    until: (day: string) => `You have until ${day}, at midnight (Eastern time).`,
    submit: 'Enter',
    promise:
      'By entering, you confirm that you are 18 or older and live in Canada, you accept the rules and you ' +
      'subscribe to our newsletter. You can unsubscribe at any time.',
    rules: 'Read the rules',
  },
  thanks: {
    title: 'Thank you, your entry is in!',
    text: (day: string) =>
      `The draw takes place on ${day}. If chance picks you, we will write to the address you just gave. Good luck!`,
    confirm: 'An email is also on its way to confirm your subscription to the newsletter: follow its link.',
    close: 'Continue',
  },
  closed: {
    title: 'The giveaway is over.',
    text: (day: string) =>
      `Thank you to everyone who entered. The draw is set for ${day}; the results will be published here.`,
    late: (day: string) =>
      `Thank you to everyone who entered. The draw was to take place on ${day}; it is not done yet. The results ` +
      `will be published here.`,
  },
  drawn: {
    title: 'Chance has chosen.',
    text: (day: string) => `The draw took place on ${day}. Those who were picked have received an email from us.`,
    winners: (count: number): string => (count > 1 ? 'The winners' : 'The winner'),
    winner: (prize: number) => `Basket ${prize}`,
    ticket: (ticket: string) => `Entry ${ticket}`,
    hidden: 'Addresses are hidden: only the person each belongs to can recognise it.',
    nobody: 'Nobody had entered: no prize was awarded.',
  },
  none: {
    title: 'No giveaway at the moment',
    text: 'The next one will be announced in the newsletter, at the foot of this page.',
    shops: 'See the shops',
  },
  sellers: {
    title: (count: number) => `${capital(inWords(count))} shop${count > 1 ? 's' : ''}, one basket`,
    text: (count: number): string =>
      count > 1 ? 'Each of them gives a part of every basket.' : 'It gives every basket.',
  },
  prizes: {
    title: 'What is in the basket',
    count: ({ count, value }: PrizeFacts) => `${prizes(count)}, worth about ${value}${each(count)}`,
    from: (shop: string, city: string) => `${shop}, ${city}`,
  },
  rules: {
    title: 'The rules',
    list: (facts: PrizeFacts & { closes: string; announced: string }): [title: string, text: string][] => [
      [
        'Entering',
        `Give your email on this page before entries close, at midnight (Eastern time) at the end of ` +
          `${facts.closes}. No purchase necessary. One entry per address: entering twice changes nothing.`,
      ],
      ['Who may enter', 'Authorised residents of Canada aged 18 or older.'],
      [
        'The prizes',
        `${prizes(facts.count)} worth about ${facts.value}${each(facts.count)}, supplied by ` +
          `${inWords(facts.shops)} Quebec seller${facts.shops > 1 ? 's' : ''}. Prizes are non-redeemable and ` +
          `non-transferable.`,
      ],
      ['The draw', `It takes place on ${facts.announced} (Eastern time), at random, among all entries.`],
      [
        'The winners',
        'They are contacted by email. After 3 attempts within 7 calendar days without an answer, the prize goes ' +
          'to the next entry in the order of the draw.',
      ],
      [
        'Your information',
        'Your email is used for the giveaway and the newsletter, and nothing else. It is given to nobody, not ' +
          'even to the shops that supply the prizes.',
      ],
    ],
    privacy: 'Privacy policy',
  },
  check: {
    title: 'Check the draw',
    text:
      'Each entry is a ticket with a number picked at random. The rank of a ticket is the SHA-256 digest of the ' +
      'seed, a line feed and the ticket: the smallest ranks win. The digest of all tickets is published as soon as ' +
      'entries close: none can be added or taken away afterwards.',
    public:
      'The seed is a public result that does not exist yet when entries close. So nobody can choose the outcome, ' +
      'not even us.',
    source: 'Where the seed comes from',
    entries: 'Entries',
    digest: 'Digest of the tickets',
    seed: 'Seed',
  },
  noon: (day: string) => `${day}, at 12:00`,
} satisfies typeof fr

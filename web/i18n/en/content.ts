import type { t as fr } from '../fr/content'

export const t = {
  updated: (date: string) => `Updated on ${date}`,
  onThisPage: 'On this page',
  print: 'Print',
  legalNav: 'Terms and policies',
  legal: {
    terms: 'Terms of sale and use',
    sellers: 'Terms for sellers',
    privacy: 'Privacy',
    returns: 'Returns and refunds',
  },
  questions: 'A question about this text?',
  write: 'Write to us',
  about: {
    nav: 'About us',
    about: 'About',
    company: 'The company',
    roadmap: 'Roadmap',
    team: 'Our team',
    app: 'On your phone',
  },
  team: {
    title: 'Our team',
    lead: 'Few people, each with their own work, and someone to answer when you write.',
    metaDescription: 'The people behind the market: who does what, and who answers when you write.',
    demoTitle: 'A demonstration team',
    demo:
      'These people are made up, like the shops of the demonstration market. The operator of the site presents ' +
      'theirs here.',
    none: 'The team is not presented here yet.',
    noneText: 'In the meantime, write to us: a person will answer.',
    joinTitle: 'Would you like to join?',
    join: 'We read every letter, even when no position is open.',
  },
  app: {
    none: 'There is no app to install: the site does everything in your browser.',
  },
  press: {
    title: 'Press',
    lead: 'Releases, news, and what it takes to write about us without a mistake.',
    metaDescription: 'Releases and news of the market, logo and contact for the press.',
    list: 'Releases and news',
    read: 'Read more',
    readOf: (title: string) => `: ${title}`,
    none: 'No release for now.',
    noneText: 'The next ones will be published here.',
    contactTitle: 'Press contact',
    contact: 'An interview, a figure to check, a picture to print? Tell us your outlet and your deadline.',
    logosTitle: 'Our logo',
    logos: 'As SVG, on a light or a dark ground. Please do not distort it or change its colors.',
    logoLight: 'Logo for a light ground',
    logoDark: 'Logo for a dark ground',
    sign: 'Ampersand alone',
  },
  newSite: '(new tab)',
} satisfies typeof fr

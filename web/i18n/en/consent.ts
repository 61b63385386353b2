import type { t as fr } from '../fr/consent'

export const t = {
  title: 'Your cookies, your choice',
  text:
    'With your consent, we measure visits to improve the site. Without it, nothing is measured and everything works ' +
    'the same.',
  privacy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
} satisfies typeof fr

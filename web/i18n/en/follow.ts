import type { t as fr } from '../fr/follow'

export const t = {
  follow: 'Follow this shop',
  following: 'Following',
  unfollowOf: (name: string) => `Stop following ${name}`,
  followed: (name: string) => `You follow ${name}.`,
  unfollowed: (name: string) => `You no longer follow ${name}.`,
  email: 'Your email',
  sentTo: (email: string) => `Emails go to ${email}.`,
  consent:
    'You will receive one email a week at most, when a shop you follow has something new. Each has a link to stop ' +
    'them.',
  confirmTitle: 'One more click.',
  confirmText: 'Open the email we just sent you to confirm.',
  failed: 'An error occurred. Try again in a few moments, or contact us if the problem persists.',
  metaTitle: 'Followed shops',
  title: 'Followed shops',
  lead: 'One email a week at most, when they have something new.',
  empty: 'No data available',
  emptyHint: 'The “Follow this shop” button of each shop adds it here.',
  shops: 'See the shops',
  since: (date: string) => `Followed since ${date}`,
  closed: 'This shop is closed for now.',
  unfollow: 'Stop following',
  confirm: {
    title: 'Follow this shop',
    text: 'You will receive one email a week at most, when a shop you follow has something new.',
    button: 'Confirm',
    doneTitle: 'Done.',
    done: 'We will write when the shop has something new.',
  },
  leave: {
    title: 'Stop following shops',
    text: 'You will follow no shop with this address, and we will write about them no more.',
    button: 'Stop all of it',
    doneTitle: 'Done.',
    done: 'We will write about shops no more.',
  },
} satisfies typeof fr

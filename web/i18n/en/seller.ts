/** Words of the seller space's frame. */
export const t = {
  space: 'Seller space',
  join: 'Sell',
  accountFailed: 'Your account could not be loaded.',
  retry: 'Try again',
  signOut: 'Sign out',
  toMarket: (name: string) => `Back to ${name}`,
  skipToContent: 'Skip to content',
  menu: 'Menu',
  shopOnScreen: 'Shop on screen',
  seeShop: 'See my shop',
  nav: {
    label: 'Seller space',
    home: 'Today',
    orders: 'Orders',
    returns: 'Returns',
    questions: 'Questions',
    reviews: 'Reviews',
    messages: 'Messages',
    products: 'Products',
    promotions: 'Promotions',
    trends: 'What works',
    money: 'Money',
    shop: 'My shop',
    team: 'Team',
    journal: 'Journal',
    waiting: (count: number) => `${count} waiting`,
  },
  waiting: {
    title: 'Your shop is waiting for approval.',
    text:
      'We will write to you as soon as it is approved. Meanwhile, prepare your products: they will be visible at ' +
      'once.',
  },
  judged: {
    changes_requested: (email: string, reason: string) => ({
      title: 'A few corrections are left before your shop opens.',
      text: `${reason} Save your corrections in “My shop”: we will read them at once. A question? ${email}`,
    }),
    refused: (email: string, reason: string) => ({
      title: 'Your request was not accepted.',
      text: `${reason} The decision can be looked at again: write to us at ${email}.`,
    }),
    suspended: (email: string, reason: string) => ({
      title: 'Your shop is suspended.',
      text: `The public no longer sees it.${reason && ` Reason: ${reason}`} Write to us at ${email}.`,
    }),
    closed: (email: string, reason: string) => ({
      title: 'Your shop is closed.',
      text: `${reason} Orders that were paid are still to be shipped. A question? ${email}`,
    }),
  },
  view: {
    label: 'View of the console',
    whose: (name: string) => `You see the space of ${name} as the shop sees it.`,
    nothing: 'Nothing can be changed here.',
    leave: 'Leave the view',
    conversation: 'Open the conversation',
    conversationNote: 'The journal will keep that you read it.',
  },
  notFound: {
    title: 'The page could not be found...',
    text: 'This address leads nowhere in the seller space.',
    back: 'Back to today',
  },
}

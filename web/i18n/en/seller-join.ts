/** Words of joining as a seller. */
export const t = {
  title: (name: string) => `Sell on ${name}`,
  lead: 'One account to shop and to sell. If you already have one, sign in.',
  steps: [
    'Open your shop in under ten minutes.',
    'No sign-up fee: a commission of 10% on what is sold, nothing else.',
    'You set your prices, your shipping and your delays.',
    'All of Quebec walks by your window.',
  ],
  account: 'Your account',
  known: 'I have an account',
  new: 'I sign up',
  verified: 'Your account is verified. You can now sign in.',
}

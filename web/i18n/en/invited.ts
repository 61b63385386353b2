/** Words of an invited person: accepting, with the account that was invited or a new one. */
export const t = {
  signIn: 'Sign in with this account to accept.',
  accept: 'Accept the invitation',
  other: (email: string) => `You are signed in as ${email}. Sign out to use the account of the invitation.`,
  signOut: 'Sign out',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHelp: '6 to 42 characters.',
  open: 'Open my account and accept',
  failed: 'That could not be done. Please try again in a few moments.',
}

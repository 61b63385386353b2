/** Words of the account that an invited person opens. */
export const t = {
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHelp: '6 to 42 characters.',
  open: 'Open my account and accept',
  failed: 'That could not be done. Please try again in a few moments.',
}

import type { t as fr } from '../fr/session'

export const t = {
  email: 'Email',
  toSignIn: 'Sign in',
  toShop: 'Keep shopping',
  toAccount: 'Go to my account',
  internal: 'An internal error occurred. Try again in a few moments.',
  generic: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',

  login: {
    metaTitle: 'Sign in',
    title: 'Sign in',
    formTitle: 'Returning customer',
    formText: 'Find your orders, your addresses and your saved cards.',
    password: 'Password',
    remember: 'Remember my email',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    wrong: 'Please check your email or your password.',
    suspended: 'This account is suspended. Please write to us to know more.',
    tooMany:
      'Access to this account is temporarily disabled, after many attempts to sign in. You can restore it by ' +
      'resetting your password, or try again later.',
    reset: 'Reset my password',
    welcomeBack: (first: string, last: string) => `Welcome back ${first} ${last}!`,
  },

  register: {
    title: 'New customer',
    text: 'An account to follow your parcels, write to shops and order faster.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    password: 'Password',
    passwordHelp: 'From 6 to 42 characters.',
    accept: {
      before: 'I accept the ',
      terms: 'terms and conditions',
      between: ' and the ',
      privacy: 'privacy policy',
      after: '.',
    },
    newsletter: 'I want to receive the newsletter, twice a month.',
    submit: 'Create my account',
    created: 'Your account was created.',
    emailTaken: 'This email address already exists. Please enter a unique address.',
    phoneTaken: 'This phone number already exists. Please enter a unique number.',
  },

  guest: {
    title: 'Without an account',
    text: 'No account is needed to order or to follow a parcel.',
    goOn: 'Continue as a guest',
    track: 'Track my order',
  },

  logout: {
    metaTitle: 'Sign out',
    title: 'Sign out',
    leaving: 'We are closing your session…',
  },

  verification: {
    metaTitle: 'Account verification',
    title: 'Verify my account',
    text: 'Enter the code we sent you by email. It is good for half an hour.',
    code: 'Verification code',
    submit: 'Verify my account',
    wrong: 'This verification code is wrong or no longer valid. You may ask for a new one.',
    askAnother: 'Ask for a new code',
    requestTitle: 'Ask for a new code',
    requestText: 'Enter the email you registered with.',
    request: 'Send a new code',
    unknown: 'This email address is not in our database. Please try again.',
    haveCode: 'I have a code already',
    sentTitle: 'A code was sent',
    sent: (email: string) => `A new code was sent to ${email}.`,
    enter: 'Verify my account',
    doneTitle: 'Your account is verified',
    done: 'You can now sign in.',
  },

  recovery: {
    metaTitle: 'Password recovery',
    title: 'Forgot your password?',
    text: 'Enter your email. We will send you a link to choose a new password.',
    submit: 'Send the link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If there is an account for ${email}, a link to choose a new password was just sent there. It is good for ` +
      `one hour.`,
    back: 'Back to sign in',
  },

  reset: {
    metaTitle: 'Change your password',
    title: 'Choose a new password',
    text: 'All your open sessions will be closed.',
    password: 'New password',
    passwordHelp: 'From 6 to 42 characters.',
    confirmation: 'Confirm the password',
    submit: 'Change my password',
    doneTitle: 'Your password is changed',
    done: 'Sign in with the new one.',
    deadTitle: 'This link is no longer valid',
    dead: 'It was used already, or it is too old. Ask for another one.',
    another: 'Ask for another link',
  },

  confirmation: {
    metaTitle: 'Email confirmation',
    title: 'Confirmation of your email',
    checking: 'We are checking your link…',
    doneTitle: 'Your email is confirmed',
    done: (email: string) => `${email} is now the address of your account.`,
    deadTitle: 'This link is no longer valid',
    dead: 'It was used already, or it is too old. You can ask for another one from your account.',
    failedTitle: 'Your email could not be confirmed',
  },
} satisfies typeof fr

import type { t as fr } from '../fr/operator-checklist'
import { t as operator } from './operator'
import { plural } from './words'

export const t: typeof fr = {
  title: 'First day',
  lead: 'What is left to do before the market opens.',
  of: (done, all) => `${done} of ${all}`,
  done: 'done',
  open: 'Open',
  dismiss: 'Put the list away',
  failed: operator.failed,
  points: {
    name: 'Name and e-mail of the market',
    postal: 'Postal address',
    tax: 'GST and QST numbers',
    mail: 'Sending of letters',
    payments: 'Payments',
    shop: 'First shop invited',
    texts: 'Legal texts read',
  },
  settings: {
    name: 'Set RR_NAME, RR_PUBLIC_URL and RR_CONTACT_EMAIL on the server, then restart it.',
    postal: 'Set RR_POSTAL_ADDRESS on the server: letters and invoices bear it.',
    tax: 'Set RR_TAX_GST_NUMBER and RR_TAX_QST_NUMBER on the server: invoices bear them.',
    mail: 'Set RR_SMTP_URL and RR_MAIL_FROM on the server, then restart it.',
  },
  sandbox:
    'Payments are in test mode: no card is charged. To sell, set RR_STRIPE_SECRET_KEY on the server with a live key, ' +
    'then restart it.',
  unread: (left) => plural(left, 'text to read', 'texts to read'),
  test: 'Send me a letter',
  tested: (to) => `The letter left for ${to}.`,
  invite: {
    action: 'Invite a shop',
    title: 'Invite a shop',
    name: 'Name of the person or of the workshop',
    email: 'Their e-mail',
    message: 'A word to them',
    effect: 'A letter leaves, with the link of the seller space.',
    submit: 'Send the invitation',
    done: (name) => `The invitation left for ${name}.`,
  },
}

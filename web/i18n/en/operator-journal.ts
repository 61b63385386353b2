import type { t as fr } from '../fr/operator-journal'

/** Words of the journal of operators. */
export const t = {
  title: 'Journal',
  lead: 'All that the team did, with who, when and why. Nothing is ever removed.',
  export: 'Export as CSV',
  exportFailed: 'The file could not be made. Try again in a moment.',
  file: 'journal.csv',
  failed: 'The journal could not be read',
  count: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
  older: 'Older',
  first: 'Back to the latest',
  somebody: 'Someone',
  from: 'From',
  to: 'To',
  field: 'Field',
  before: 'Before',
  after: 'After',
  yes: 'yes',
  no: 'no',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  empty: {
    title: 'Nothing is written yet',
    text: 'The first act of the team will appear here.',
  },
  nothing: { title: 'No line answers to these filters', drop: 'Drop the filters' },
  columns: {
    at: 'When',
    who: 'Person',
    act: 'Act',
    subject: 'Thing',
    change: 'Change',
    reason: 'Reason',
  },
  /** What was done, by the name that the server writes. */
  acts: {
    'operator.invite': 'Invite',
    'operator.withdraw': 'Withdraw an invitation',
    'operator.join': 'Join the team',
    'operator.role': 'Change a role',
    'operator.remove': 'Remove from the team',
    'order.refund': 'Refund',
    'order.cancel': 'Cancel units',
    'order.parcel': 'Correct a parcel',
    'order.note': 'Write a note',
    'order.remind': 'Remind a shop',
    'return.overrule': 'Decide a return',
    'letter.resend': 'Send a letter again',
    'conversation.open': 'Open a conversation',
  } as Record<string, string>,
  /** What it was done to. */
  kinds: {
    operator: 'Team',
    invitation: 'Invitation',
    order: 'Order',
    shop: 'Shop',
    product: 'Product',
    person: 'Person',
    category: 'Category',
    text: 'Text',
  } as Record<string, string>,
  /** The fields of what was and what became. */
  fields: {
    role: 'Role',
    email: 'E-mail',
    name: 'Name',
    status: 'State',
  } as Record<string, string>,
  /** Values that have a word of their own. */
  values: {
    direction: 'direction',
    service: 'service',
    finances: 'finances',
    contenu: 'content',
  } as Record<string, string>,
} satisfies typeof fr

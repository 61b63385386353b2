import type { t as fr } from '../fr/operator-team'

/** Words of the screen of those who run the market. */
export const t = {
  title: 'Team',
  lead: 'Those who run the market, and what each may do.',
  failed: 'The team could not be read',
  notSaved: 'The change could not be saved. Try again in a moment.',
  members: 'Members',
  count: (members: number) => (members === 1 ? '1 person' : `${members} people`),
  never: 'never',
  columns: { name: 'Name', email: 'E-mail', role: 'Role', factor: 'Code', seen: 'Last visit', since: 'Since' },
  factor: { on: 'Active', off: 'Not yet' },
  invite: {
    action: 'Invite',
    title: 'Invite someone',
    email: 'Their e-mail',
    empty: 'Enter the e-mail of the person to invite.',
    effect: (email: string) => `A letter goes to ${email}, with a link that works once, for seven days.`,
    submit: 'Send the invitation',
    done: (email: string) => `The invitation was sent to ${email}.`,
  },
  invitations: {
    title: 'Invitations that wait',
    none: 'Every invitation was answered.',
    until: (role: string, day: string) => `${role}, valid until ${day}`,
    withdraw: 'Withdraw',
    withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
  },
  member: {
    what: 'What to do?',
    role: 'Change their role',
    remove: 'Take access away',
    reasonMissing: 'Write the reason for this.',
    roleEffect: (was: string, becomes: string) => `Their role goes from ${was} to ${becomes}, from their next click.`,
    removeEffect: 'The console is closed to them at once. Their account on the market stays.',
    journal: 'The act and its reason are written in the journal, in your name.',
    submitRole: (role: string) => `Give the role ${role}`,
    submitRemove: (name: string) => `Take access away from ${name}`,
    changed: (name: string) => `The role of ${name} is changed.`,
    removed: (name: string) => `${name} no longer has access to the console.`,
  },
  rights: { title: 'Who may do what', what: 'Act', yes: 'yes' },
} satisfies typeof fr

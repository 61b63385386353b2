import type { t as fr } from '../fr/desk-team'

/** Words of a team, a shop's or the market's: who is invited, what each may do, how a role changes. */
export const t = {
  notSaved: 'The change could not be saved. Please try again in a few moments.',
  members: 'Members',
  role: 'Role',
  invite: {
    action: 'Invite',
    title: 'Invite someone',
    email: 'Their e-mail',
    empty: 'Enter the e-mail of the person to invite.',
    effect: (email: string) => `A letter leaves for ${email}, with a link that works once, within seven days.`,
    submit: 'Send the invitation',
    done: (email: string) => `The invitation was sent to ${email}.`,
  },
  invitations: {
    title: 'Waiting invitations',
    none: 'No invitation waits for an answer.',
    until: (role: string, day: string) => `${role}, valid until ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawn: (email: string) => `The invitation of ${email} was withdrawn.`,
  },
  member: {
    what: 'What to do?',
    role: 'Change their role',
    roleEffect: (was: string, becomes: string) => `Their role goes from ${was} to ${becomes}, at their next click.`,
    journal: 'The act and its reason are written in the journal, in your name.',
    reasonMissing: 'Write the reason for this.',
    submitRole: (role: string) => `Give the role ${role}`,
    changed: (name: string) => `The role of ${name} was changed.`,
  },
  rights: { title: 'Who may do what', what: 'Act', yes: 'yes' },
} satisfies typeof fr

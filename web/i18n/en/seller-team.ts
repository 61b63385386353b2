/** Words of a shop's team: its screen, and the invitation to join it. */
export const t = {
  metaTitle: 'Team',
  title: 'Team',
  lead: 'The people who run the shop with you, and what each may do.',
  notSaved: 'The change could not be saved. Please try again in a few moments.',
  you: 'you',
  since: (day: string) => `since ${day}`,
  roles: {
    owner: { name: 'Owner', meaning: 'Everything, money, settings and team included.' },
    catalogue: { name: 'Catalogue', meaning: 'Products, photos, import, questions and reviews.' },
    orders: { name: 'Orders', meaning: 'Orders, parcels, returns, messages and questions.' },
  },
  member: {
    manage: 'Manage',
    manageOf: (name: string) => `Manage ${name}`,
    remove: 'Remove from the team',
    leave: 'Leave the team',
    removeEffect: 'The shop’s space is closed to them at once. Their account on the market stays.',
    leaveEffect: 'The shop’s space is closed to you at once. Your account on the market stays.',
    submitRemove: (name: string) => `Remove ${name} from the team`,
    submitLeave: 'Leave the team',
    removed: (name: string) => `${name} is no longer in the team.`,
    left: (shop: string) => `You are no longer in the team of ${shop}.`,
  },
  noRight: {
    title: 'This screen is not for your role.',
    text: (role: string, shop: string) =>
      `Your role in the team of ${shop} is “${role}”. An owner of the shop can change it.`,
    link: 'Back to today',
  },
  leave: {
    action: 'Leave the team',
    title: (shop: string) => `Leave the team of ${shop}?`,
    confirm: 'Leave',
    cancel: 'Stay',
  },
  invitation: {
    metaTitle: 'Invitation',
    title: (shop: string) => `Join the team of ${shop}`,
    text: (email: string, role: string) => `Invitation for ${email}. Role: ${role.toLowerCase()}.`,
    dead: 'This invitation is no longer good',
    deadText: 'It was already used, it was withdrawn, or it is too old. Ask the shop for another.',
  },
}

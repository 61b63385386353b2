import type { t as fr } from '../fr/account'
import { plural } from './words'

export const t = {
  menu: {
    label: 'My account',
    home: 'My account',
    orders: 'My orders',
    messages: 'Messages',
    returns: 'Returns',
    wishlist: 'Wishlist',
    follows: 'Followed shops',
    addresses: 'My addresses',
    cards: 'Credit cards',
    security: 'Security',
    signOut: 'Sign out',
  },

  home: {
    metaTitle: 'My account',
    hello: (firstName: string) => `Hello, ${firstName}`,
    intro: 'Your orders, your finds and your details.',
    messages: (unread: number) =>
      unread === 0 ? 'Your conversations with shops' : plural(unread, 'unread message', 'unread messages'),
    returns: 'What you send back, and where it stands',
    follows: 'Those whose news you receive',
    unread: (count: number) => `You have ${plural(count, 'unread message', 'unread messages')}.`,
    orders: (total: number, open: number) =>
      total === 0 ? 'No order yet' : plural(total, 'order', 'orders') + (open > 0 ? `, ${open} in progress` : ''),
    wishlist: (count: number) => (count === 0 ? 'Nothing kept yet' : plural(count, 'item kept', 'items kept')),
    addresses: (count: number) => (count === 0 ? 'No address' : plural(count, 'address', 'addresses')),
    card: (brand: string, last4: string) => `${brand} ${last4} by default`,
    noCard: 'No saved card',
    security: 'Name, email, password',
    tracking: 'Order tracking',
    trackingHint: 'With the reference of an order',
    lastOrders: 'Latest orders',
    allOrders: 'All my orders',
    details: 'My details',
  },

  settings: {
    edit: 'Edit',
    editOf: (label: string) => `: ${label}`,
    save: 'Save',
    cancel: 'Cancel',
    failed: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',
    none: 'Not given',
  },

  security: {
    metaTitle: 'Security',
    title: 'Security',
    intro: 'What identifies you, and what protects your account.',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    nameSaved: 'Your name was saved.',
    email: 'Email',
    newEmail: 'New email',
    emailHelp: 'A confirmation link will be sent to this address.',
    emailSent: (email: string) => `A confirmation link was sent to ${email}.`,
    emailSentHint: 'Your email will change when you open that link. Until then, sign in with the present address.',
    emailExists: 'This email address already exists. Please enter a unique address.',
    phone: 'Phone',
    phoneSaved: 'Your phone number was saved.',
    phoneExists: 'This phone number already exists. Please enter a unique number.',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordHelp: 'From 6 to 42 characters.',
    confirmation: 'Confirm the new password',
    passwordSaved: 'Your password was changed. Your other devices were signed out.',
  },

  data: {
    title: 'Your data',
    exportTitle: 'Get a copy',
    exportText: 'Everything we keep about you, in a file that other software can read.',
    exportAction: 'Download my data',
    exportFile: 'my-data.json',
    exported: 'Your data was downloaded.',
    deleteTitle: 'Delete my account',
    deleteText:
      'Your addresses, cards, lists and messages are erased. Orders and their invoices are kept as long as tax ' +
      'law requires, for no other use.',
    deleteAction: 'Delete my account',
    deleteConfirmTitle: 'Delete your account?',
    deleteConfirmText: 'This is final. Enter your password to confirm.',
    deleteConfirmAction: 'Delete for good',
    deleted: 'Your account was deleted.',
  },
} satisfies typeof fr

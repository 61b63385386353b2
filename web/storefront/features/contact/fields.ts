import { t } from '#i18n/contact'
import { NAME_MAX } from '@/lib/rules'
import type { DynamicFieldSpec } from '@/ui/dynamic-field'

export const CONTACT_MAX = 5000

const person: DynamicFieldSpec[] = [
  {
    name: 'name',
    type: 'text',
    label: t.name,
    required: true,
    params: { maxLength: NAME_MAX, autoComplete: 'name', half: true },
  },
  {
    name: 'email',
    type: 'email',
    label: t.email,
    helpText: t.emailHelp,
    required: true,
    params: { maxLength: 254, autoComplete: 'email', half: true },
  },
]

const letter: DynamicFieldSpec[] = [
  {
    name: 'subject',
    type: 'select',
    label: t.subject,
    placeholder: t.choose,
    options: Object.entries(t.subjects).map(([value, label]) => ({ value, label })),
    required: true,
  },
  {
    name: 'message',
    type: 'textarea',
    label: t.message,
    helpText: t.messageHelp,
    required: true,
    params: { maxLength: CONTACT_MAX, rows: 8 },
  },
]

/** What the form asks: who is signed in need not say who they are. */
export const contactFields = (signedIn: boolean): DynamicFieldSpec[] => (signedIn ? letter : [...person, ...letter])

/** The subject as it is written to us. */
export const subjectOf = (value: string): string => t.subjects[value as keyof typeof t.subjects] ?? value

import { t } from '#i18n/seller-team'
import { Choices } from '@/desk/Choices'
import { ROLES, type Role } from '@/seller/rights'

const choices = ROLES.map((role) => ({ value: role, label: t.roles[role].name, detail: t.roles[role].meaning }))

/** The three roles, with what each may do. */
export function RoleChoices({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return <Choices label={t.role} choices={choices} value={value} onChange={onChange} />
}

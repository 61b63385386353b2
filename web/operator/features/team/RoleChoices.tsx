import { t as shell } from '#i18n/operator'
import { t } from '#i18n/operator-team'
import { Choices } from '@/desk/Choices'
import { ROLES, type Role } from '@/operator/me-context'

const choices = ROLES.map((role) => ({
  value: role,
  label: shell.roles[role].name,
  detail: shell.roles[role].meaning,
}))

/** The four roles, with what each may do. */
export function RoleChoices({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return <Choices label={t.columns.role} choices={choices} value={value} onChange={onChange} />
}

import { t } from '#i18n/desk-team'
import { Choices } from '../Choices'

/** A role of a team, in words. */
export type RoleOption<R extends string> = { role: R; name: string; meaning: string }

type RoleChoicesProps<R extends string> = {
  roles: readonly RoleOption<R>[]
  value: R
  onChange: (role: R) => void
}

/** The roles, with what each may do. */
export function RoleChoices<R extends string>({ roles, value, onChange }: RoleChoicesProps<R>) {
  const choices = roles.map(({ role, name, meaning }) => ({ value: role, label: name, detail: meaning }))
  return <Choices label={t.role} choices={choices} value={value} onChange={onChange} />
}

/** The name of a role. */
export function nameOf<R extends string>(roles: readonly RoleOption<R>[], role: R): string {
  return roles.find((option) => option.role === role)!.name
}

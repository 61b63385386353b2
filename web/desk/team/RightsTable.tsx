import { t } from '#i18n/desk-team'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { RoleOption } from './RoleChoices'
import css from './team.module.css'

type RightsTableProps<R extends string> = {
  roles: readonly RoleOption<R>[]
  rights: readonly { right: string; meaning: string; roles: readonly string[] }[]
}

/** Who may do what, as the server holds it. */
export function RightsTable<R extends string>({ roles, rights }: RightsTableProps<R>) {
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={t.rights.title}>
      <table className={css.rights}>
        <thead>
          <tr>
            <th scope="col">{t.rights.what}</th>
            {roles.map(({ role, name }) => (
              <th key={role} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ right, meaning, roles: allowed }) => (
            <tr key={right}>
              <th scope="row">{meaning}</th>
              {roles.map(({ role, name }) => (
                <td key={role} data-label={name}>
                  {allowed.includes(role) && <Yes />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Yes() {
  return (
    <>
      <Icon name="check" size="s" />
      <VisuallyHidden>{t.rights.yes}</VisuallyHidden>
    </>
  )
}

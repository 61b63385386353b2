import { t } from '#i18n/seller-team'
import { Panel } from '@/desk/Panel'
import { ROLES } from '@/seller/rights'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Team } from './queries'
import css from './team.module.css'

/** Who may do what, as the server holds it. */
export function RightsTable({ rights }: Pick<Team, 'rights'>) {
  return (
    <Panel title={t.rights.title}>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t.rights.title}>
        <table className={css.rights}>
          <thead>
            <tr>
              <th scope="col">{t.rights.what}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {t.roles[role].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ right, meaning, roles }) => (
              <tr key={right}>
                <th scope="row">{meaning}</th>
                {ROLES.map((role) => (
                  <td key={role}>{roles.includes(role) && <Yes />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
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

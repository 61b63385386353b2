import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-team'
import { t as shell } from '#i18n/operator'
import { Panel } from '@/desk/Panel'
import { ROLES } from '@/operator/me-context'
import { rightsQuery } from '@/operator/rights'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './team.module.css'

/** Who may do what, as the server holds it. */
export function RightsTable() {
  const query = useQuery(rightsQuery())
  return (
    <Panel title={t.rights.title}>
      <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
        {({ data }) => (
          <div className={css.scroll} tabIndex={0} role="group" aria-label={t.rights.title}>
            <table className={css.rights}>
              <thead>
                <tr>
                  <th scope="col">{t.rights.what}</th>
                  {ROLES.map((role) => (
                    <th key={role} scope="col">
                      {shell.roles[role].name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map(({ right, meaning, roles }) => (
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
        )}
      </Loaded>
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

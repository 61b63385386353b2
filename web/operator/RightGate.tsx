import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { NoRight } from '@/desk/states'
import { entryOf } from '@/operator/layouts/nav'
import { useMe, type Role } from '@/operator/me-context'
import { rightsQuery } from '@/operator/rights'

/** Shows a page to those whose role may see it; others read which roles may. */
export function RightGate({ path, children }: { path: string; children: ReactNode }) {
  const { rights, role } = useMe()
  const entry = entryOf(path)
  const refused = entry !== undefined && !rights.includes(entry.right)
  const { data } = useQuery({ ...rightsQuery(), enabled: refused })
  if (!refused) return children
  const roles = data?.data.find(({ right }) => right === entry.right)?.roles ?? []
  return (
    <NoRight
      title={t.noRight.title(entry.label)}
      text={t.noRight.text(
        nameOf(role),
        roles.map((one) => nameOf(one as Role)),
      )}
      link={{ label: t.noRight.link, href: to('/') }}
    />
  )
}

const nameOf = (role: Role) => t.roles[role].name

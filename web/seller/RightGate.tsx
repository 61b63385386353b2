import type { ReactNode } from 'react'
import { t } from '#i18n/seller-team'
import { to } from '@/desk/address'
import { NoRight } from '@/desk/states'
import { rightOf, useMay } from './rights'
import { useShop } from './shop-context'

/** Shows a page to those whose role in the shop may use it. */
export function RightGate({ path, children }: { path: string; children: ReactNode }) {
  const may = useMay()
  const { role, name } = useShop()
  if (may(rightOf(path))) return children
  return (
    <NoRight
      title={t.noRight.title}
      text={t.noRight.text(t.roles[role].name, name)}
      link={{ label: t.noRight.link, href: to('/') }}
    />
  )
}

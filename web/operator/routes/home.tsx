import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { Panel } from '@/desk/Panel'
import { Checklist } from '@/operator/features/checklist/Checklist'
import { useEntries } from '@/operator/layouts/go-to'
import { useMe } from '@/operator/me-context'
import type { RouteModule } from '@/router/route'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'

const words = t.home

export const meta: RouteModule['meta'] = () => ({ title: t.nav.home })

/** Where one's role leads. */
export default function HomePage() {
  const { name, role } = useMe()
  const ways = useEntries().filter(({ path }) => path !== '/')
  return (
    <>
      <TitleBar title={t.nav.home} lead={words.lead(name, t.roles[role].name)} />
      <Checklist />
      <Panel title={words.ways}>
        <ul>
          {ways.map(({ path, label, icon }) => (
            <li key={path}>
              <Button variant="link" href={to(path)}>
                <DeskIcon name={icon} size="s" />
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

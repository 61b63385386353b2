import { t } from '#i18n/operator-people'
import { Person } from '@/operator/features/people/Person'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.file.metaTitle })

export default function PersonPage() {
  const id = useView().context.params.id ?? ''
  return <Person key={id} id={id} />
}

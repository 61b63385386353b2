import { t } from '#i18n/operator-texts'
import { TextPage } from '@/operator/features/texts/TextPage'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function Page() {
  const id = useView().context.params.id ?? ''
  return <TextPage key={id} id={id} />
}

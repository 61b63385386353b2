import { t } from '#i18n/operator-inbox'
import { Thread } from '@/operator/features/inbox/Thread'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.thread.metaTitle })

export default function ThreadPage() {
  const id = useView().context.params.id ?? ''
  return <Thread key={id} id={id} />
}

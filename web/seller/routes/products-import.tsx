import { t } from '#i18n/seller-import'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { ImportPage } from '@/seller/features/import/ImportPage'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function Page() {
  return <ImportPage importId={useView().context.query.get('fichier') ?? undefined} />
}

import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-import'
import { toQueryString } from '@/lib/query-string'
import { useNavigator } from '@/router/navigation'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { useShop } from '@/seller/shop-context'
import { TitleBar } from '@/ui/TitleBar'
import { Columns } from './Columns'
import { ImportReport } from './ImportReport'
import { LastImports } from './LastImports'
import { columnsQuery } from './queries'
import { SendFile } from './SendFile'

const PATH = '/produits/importer'

/** The address of an import: it can be left, and found again. */
export const importAddress = (id?: string) => to(PATH) + toQueryString({ fichier: id })

/** Products carried in as one file: sent, checked line by line, then applied all or nothing. */
export function ImportPage({ importId }: { importId: string | undefined }) {
  const shop = useShop()
  const { push } = useNavigator()
  const columns = useQuery(columnsQuery())
  return (
    <>
      <TitleBar title={t.title} back={{ href: to('/produits'), label: t.back }} lead={t.lead} />
      <div className={panel.stack}>
        {importId ? (
          <ImportReport key={importId} shopId={shop.id} importId={importId} another={importAddress()} />
        ) : (
          <SendFile shopId={shop.id} onSent={(id) => void push(importAddress(id)).catch(() => {})} />
        )}
        {!importId && <LastImports shopId={shop.id} addressOf={importAddress} />}
        <Panel title={t.columns.title}>
          <Columns query={columns} />
        </Panel>
      </div>
    </>
  )
}

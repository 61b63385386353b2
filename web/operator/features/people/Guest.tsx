import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-people'
import { FactList } from '@/desk/FactList'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { formatPhone } from '@/lib/format-contact'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { newsletterOf } from './Facts'
import { FileFrame } from './FileFrame'
import { GuestPanel, type GuestAct } from './GuestPanel'
import { guestQuery, type GuestFile } from './queries'
import { Relations } from './Relations'

/** The file of someone without an account: orders, messages, newsletter; given or erased as the law asks. */
export function Guest({ orderId }: { orderId: string }) {
  const query = useQuery(guestQuery(orderId))
  return (
    <ListBody query={query} failed={t.file.failed}>
      {(file) => <File file={file} />}
    </ListBody>
  )
}

function File({ file }: { file: GuestFile }) {
  return (
    <FileFrame<GuestAct>
      file={file}
      badge={<Badge>{t.guests.badge}</Badge>}
      acts={['export', 'erase']}
      panel={(act, close) => <GuestPanel key={act} file={file} act={act} onClose={close} />}
      facts={
        <Panel title={t.facts.title}>
          <FactList
            facts={[
              { label: t.facts.email, value: file.email },
              { label: t.facts.phone, value: file.phone && formatPhone(file.phone) },
              { label: t.guests.last, value: formatDate(file.lastOrderAt) },
              { label: t.facts.orders, value: file.orders },
              { label: t.facts.bought, value: formatMoney(file.bought) },
              { label: t.consents.newsletter, value: newsletterOf(file.newsletter) },
            ]}
          />
        </Panel>
      }
    >
      <Relations file={{ ...file, ordersInAll: file.latestOrders.length, shops: [] }} />
    </FileFrame>
  )
}

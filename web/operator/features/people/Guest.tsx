import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import { FactList } from '@/desk/FactList'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { formatPhone } from '@/lib/format-contact'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { newsletterOf } from './Facts'
import { GuestPanel, type GuestAct } from './GuestPanel'
import css from './people.module.css'
import { guestQuery, type GuestFile } from './queries'
import { Relations } from './Relations'

const ACTS: readonly GuestAct[] = ['export', 'erase']

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
  const [act, setAct] = useState<GuestAct>()
  const may = useMay('people.act')
  return (
    <>
      <TitleBar
        title={file.name}
        back={{ href: to('/personnes'), label: t.title }}
        lead={
          <span className={css.lead}>
            {file.email} <Badge>{t.guests.badge}</Badge>
          </span>
        }
      />
      <Record
        decision={act && <GuestPanel key={act} file={file} act={act} onClose={() => setAct(undefined)} />}
        side={
          <>
            {may && !act && (
              <div className={css.acts} role="group" aria-label={t.acts.label}>
                {ACTS.map((one) => (
                  <Button key={one} size="s" variant="secondary" onClick={() => setAct(one)}>
                    {t.acts[one].open}
                  </Button>
                ))}
              </div>
            )}
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
          </>
        }
      >
        <Relations file={{ ...file, ordersInAll: file.latestOrders.length, shops: [] }} />
      </Record>
    </>
  )
}

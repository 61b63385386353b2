import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-shops'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Plate } from '@/desk/Plate'
import { Record } from '@/desk/Record'
import { Timeline } from '@/desk/Timeline'
import type { ListState } from '@/desk/use-list-state'
import { formatDate } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { CommissionPanel } from './CommissionPanel'
import { LegalPanel } from './LegalPanel'
import { OutsidePanel } from './OutsidePanel'
import { ProductsPanel } from './ProductsPanel'
import { shopQuery, type ShopRecord } from './queries'
import { ShopDecision } from './ShopDecision'
import { ConditionsPanel, FiguresPanel, OwnersPanel } from './ShopFacts'
import css from './shops.module.css'
import { ShopStatus } from './ShopStatus'
import { ViewButton } from './ViewButton'

const words = t.record

/** What is open on the page of a shop: in its address. */
export const OPEN = 'ouvre'

/** Acts that only read. */
const READ = ['shop.view_as_seller', 'shop.messages']

/** All that operators know of a shop, and what they decide of it. */
export function ShopPage({ shopId, state }: { shopId: string; state: ListState }) {
  const query = useQuery(shopQuery(shopId))
  return (
    <ListBody query={query} failed={words.failed} rows={8}>
      {(record) => <Loaded record={record} state={state} />}
    </ListBody>
  )
}

function Loaded({ record, state }: { record: ShopRecord; state: ListState }) {
  const { shop, owners } = record
  const { publicUrl } = useSite()
  const mayView = useMay('shops.view')
  return (
    <>
      <TitleBar
        back={{ href: to('/boutiques'), label: words.back }}
        title={
          <span className={css.head}>
            <Plate name={shop.name} /> {shop.name}{' '}
            <ShopStatus status={shop.status} away={shop.vacationUntil !== null} />
          </span>
        }
        lead={words.lead(shop.city, formatDate(record.submittedAt), owners[0]?.name ?? '', shop.categoryLabel)}
        action={
          <div className={css.actions}>
            {mayView && <ViewButton shopId={shop.id} />}
            {shop.status === 'approved' && (
              <Button
                size="s"
                variant="secondary"
                href={`${publicUrl}/boutique/${shop.slug}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.publicPage}
              </Button>
            )}
          </div>
        }
      />
      <Record decision={<Decision record={record} state={state} />} side={<Side record={record} state={state} />}>
        <LegalPanel record={record} />
        <ProductsPanel record={record} />
        <SaysPanel record={record} />
        <Timeline title={words.journal} events={eventsOf(record)} />
      </Record>
    </>
  )
}

/** The decision that is open: on the shop itself while it waits, or the one asked for. */
function Decision({ record, state }: { record: ShopRecord; state: ListState }) {
  const [mayJudge, maySetRate] = [useMay('shops.judge'), useMay('shops.commission')]
  const open = state.get(OPEN)
  const close = () => state.go({ [OPEN]: '' })
  if (open === 'commission' && maySetRate) return <CommissionPanel record={record} onClose={close} />
  if (!mayJudge) return null
  const outside = record.checks.some(({ code }) => code === 'outside_quebec')
  if (open === 'adresse' && outside) return <OutsidePanel record={record} onClose={close} />
  if (open === 'decision' || record.shop.status === 'draft') {
    return <ShopDecision record={record} onClose={open === 'decision' ? close : undefined} />
  }
  return null
}

function Side({ record, state }: { record: ShopRecord; state: ListState }) {
  const [mayJudge, maySetRate] = [useMay('shops.judge'), useMay('shops.commission')]
  const outside = record.checks.some(({ code }) => code === 'outside_quebec')
  return (
    <>
      {mayJudge && (
        <div className={css.actions}>
          {record.shop.status !== 'draft' && (
            <Button size="s" variant="secondary" href={state.href({ [OPEN]: 'decision' })}>
              {t.decision.open}
            </Button>
          )}
          {outside && (
            <Button size="s" variant="secondary" href={state.href({ [OPEN]: 'adresse' })}>
              {t.outside.open}
            </Button>
          )}
        </div>
      )}
      <ConditionsPanel record={record} edit={maySetRate ? state.href({ [OPEN]: 'commission' }) : undefined} />
      <FiguresPanel record={record} />
      <OwnersPanel record={record} />
    </>
  )
}

function SaysPanel({ record: { shop } }: { record: ShopRecord }) {
  return (
    <Panel title={words.says}>
      <div className={css.prose}>
        <p>{shop.tagline ? words.quote(shop.tagline) : words.saysNothing}</p>
        {shop.returnTerms && <p className={css.soft}>{words.returns(shop.returnTerms)}</p>}
      </div>
    </Panel>
  )
}

function eventsOf({ journal, shop }: ShopRecord) {
  return [
    ...journal.map((line) => ({
      id: line.id,
      at: line.at,
      icon: READ.includes(line.act) ? ('eye' as const) : ('store' as const),
      words: words.acts[line.act] ?? line.act,
      who: line.operatorName,
      ...(line.reason && { quote: line.reason }),
    })),
    { id: 'asked', at: shop.createdAt, icon: 'store' as const, words: words.asked },
    ...(shop.approvedAt
      ? [
          {
            id: 'approved',
            at: shop.approvedAt,
            icon: 'check' as const,
            words: words.approvedFirst,
            tone: 'done' as const,
          },
        ]
      : []),
  ]
}

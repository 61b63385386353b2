import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-newsletter'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import type { ListState } from '@/desk/use-list-state'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { CampaignPanel } from './CampaignPanel'
import { Campaigns } from './Campaigns'
import { campaignsQuery } from './queries'
import { Subscribers } from './Subscribers'

/** Parameter of the page's address: which letter is open; `nouvelle` for one that is being written. */
const OPEN = 'lettre'
const NEW = 'nouvelle'
const WATCH_MS = 3000

/** Letters to the subscribers of the newsletter, and who they are. */
export function Newsletter({ state }: { state: ListState }) {
  const query = useQuery({
    ...campaignsQuery(),
    // One that is being sent is followed.
    refetchInterval: ({ state: { data } }) => (data?.data.some(({ state: is }) => is === 'sending') ? WATCH_MS : false),
  })
  const open = state.get(OPEN)
  const campaign = query.data?.data.find(({ id }) => id === open)
  const hrefOf = (id: string) => state.href({ [OPEN]: id })
  const decision = (campaign || open === NEW) && (
    <CampaignPanel
      key={campaign?.id ?? NEW}
      campaign={campaign}
      onKept={(id) => state.go({ [OPEN]: id })}
      onClose={() => state.go({ [OPEN]: '' })}
    />
  )
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" href={hrefOf(NEW)}>
            {t.write}
          </Button>
        }
      />
      <Record decision={decision}>
        <Panel title={t.campaigns.title}>
          <ListBody query={query} failed={t.campaigns.failed} rows={3}>
            {({ data }) => <Campaigns campaigns={data} hrefOf={hrefOf} />}
          </ListBody>
        </Panel>
        <Subscribers state={state} />
      </Record>
    </>
  )
}

import { t } from '#i18n/operator-system'
import { to } from '@/desk/address'
import { Checks } from '@/desk/Checks'
import { FactList } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { formatDateTime } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { Button } from '@/ui/Button'
import type { MachineState } from './queries'
import css from './system.module.css'

/** The checks of the node that answered, the version, and whether the books agree. */
export function StatePanels({ machine, configHref }: { machine: MachineState; configHref: string }) {
  return (
    <>
      <Panel title={t.state.checks}>
        <Checks
          checks={machine.checks.map(({ name, ok }) => ({
            label: t.state.names[name] ?? name,
            value: '',
            verdict: ok ? 'ok' : 'blocked',
            words: ok ? t.state.ok : t.state.fails,
          }))}
        />
      </Panel>
      <Books machine={machine} />
      <Panel title={t.state.title}>
        <FactList
          facts={[
            { label: t.state.version, value: machine.version },
            { label: t.state.started, value: formatDateTime(machine.startedAt) },
            { label: t.state.database, value: t.state.engines[machine.database] ?? machine.database },
            { label: t.state.mail, value: t.state.mails[machine.mail] },
            { label: t.state.payments, value: t.state.providers[machine.payments] },
          ]}
        />
        <Button size="s" variant="link" href={configHref}>
          {t.views.config}
        </Button>
      </Panel>
    </>
  )
}

function Books({ machine: { ledger } }: { machine: MachineState }) {
  const may = useMay('money.read')
  const agrees = ledger.mismatches === 0
  return (
    <Panel title={t.books.title}>
      <div className={css.books}>
        <p>
          {ledger.checkedAt ? t.books.last(formatDateTime(ledger.checkedAt), agrees, ledger.mismatches) : t.books.never}
        </p>
        {may && (
          <Button size="s" variant="link" href={to('/verification')}>
            {t.books.see}
          </Button>
        )}
      </div>
    </Panel>
  )
}

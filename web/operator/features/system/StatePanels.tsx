import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { Checks } from '@/desk/Checks'
import { FactList } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { formatDateTime } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { checkLedger, useSystemChanged, type MachineState } from './queries'
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
  const may = useMay('system.act')
  const changed = useSystemChanged()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: checkLedger,
    networkMode: 'always',
    onSuccess: changed,
  })
  const agrees = ledger.mismatches === 0
  return (
    <Panel title={t.books.title}>
      <div className={css.books}>
        <p>
          {ledger.checkedAt ? t.books.last(formatDateTime(ledger.checkedAt), agrees, ledger.mismatches) : t.books.never}
        </p>
        {data && data.found.length > 0 && (
          <ul className={css.found}>
            {data.found.map(({ what, id }) => (
              <li key={what + id}>
                {t.books.kinds[what]} <code>{id}</code>
              </li>
            ))}
          </ul>
        )}
        {error && <Alert kind="error" title={refusal(error) ?? t.notSaved} />}
        {may && (
          <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate()}>
            {t.books.run}
          </Button>
        )}
      </div>
    </Panel>
  )
}

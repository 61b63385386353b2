import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-verification'
import { ActTitle } from '@/desk/ActTitle'
import { DataTable } from '@/desk/DataTable'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { toast } from '@/ui/toast'
import { columns } from './columns'
import { DifferencePanel } from './DifferencePanel'
import { checkNow, checkQuery, useCheckChanged, type Check } from './queries'

/** The parameter of the page's address that says which difference is open. */
const OPEN = 'ecart'

/** Whether everything that tells of money agrees, and what does not. */
export function Verification({ state }: { state: ListState }) {
  const may = useMay('money.move')
  const query = useQuery({ ...checkQuery(), staleTime: 0 })
  const changed = useCheckChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: checkNow,
    onSuccess: async ({ data }) => {
      await changed()
      const there = data.filter(({ goneAt }) => goneAt === null).length
      toast(there === 0 ? 'success' : 'error', there === 0 ? t.agrees : t.there(there))
    },
  })
  return (
    <>
      <ActTitle
        title={t.title}
        lead={t.lead}
        act={may ? t.run : undefined}
        sending={isPending}
        error={error}
        failed={t.notSaved}
        onAct={() => mutate()}
      />
      <ListBody query={query} failed={t.failed} rows={4}>
        {(check) => <Found check={check} state={state} />}
      </ListBody>
    </>
  )
}

function Found({ check, state }: { check: Check; state: ListState }) {
  const { checkedAt, providerAt, data } = check
  const open = data.find(({ id }) => id === state.get(OPEN))
  const there = data.filter(({ goneAt }) => goneAt === null)
  const gone = data.filter(({ goneAt }) => goneAt !== null)
  const href = ({ id }: { id: string }) => state.href({ [OPEN]: id })
  const close = () => state.go({ [OPEN]: '' })
  return (
    <Record {...(open && { decision: <DifferencePanel key={open.id} difference={open} onClose={close} /> })}>
      <p className={panel.soft}>
        {checkedAt ? t.checked(formatDateTime(checkedAt)) : t.never}{' '}
        {providerAt && t.provider(formatDateTime(providerAt))}
      </p>
      {there.length === 0 ? (
        <EmptyList title={t.agrees} text={t.agreesText} />
      ) : (
        <DataTable
          label={t.open}
          columns={columns}
          rows={there}
          id={({ id }) => id}
          href={href}
          footer={t.there(there.length)}
        />
      )}
      {gone.length > 0 && (
        <Panel title={t.gone}>
          <DataTable
            quiet={there.length > 0}
            label={t.gone}
            columns={columns}
            rows={gone}
            id={({ id }) => id}
            href={href}
          />
        </Panel>
      )}
    </Record>
  )
}

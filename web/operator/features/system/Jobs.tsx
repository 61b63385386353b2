import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DataTable, type Column } from '@/desk/DataTable'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { jobsQuery, retry, useSystemChanged, type JobRow } from './queries'
import css from './system.module.css'

const atOf = ({ finishedAt, runAt }: JobRow) => formatDateTime(finishedAt ?? runAt)

type JobsProps = { of: 'failed' | 'ready'; state: ListState; dropHref: (id: string) => string }

/** Jobs that failed for the last time, or that wait. */
export function Jobs({ of, state, dropHref }: JobsProps) {
  const query = useQuery(jobsQuery(of, state.get('avant')))
  const may = useMay('system.act')
  const changed = useSystemChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: retry,
    onSuccess: async () => {
      toast('success', t.jobs.retried)
      await changed()
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  const columns: Column<JobRow>[] = [
    { key: 'kind', head: t.jobs.kind, cell: ({ kind }) => <code>{kind}</code> },
    { key: 'tries', head: t.jobs.tries, cell: (job) => t.jobs.of(job.attempts, job.maxAttempts), card: 'middleEnd' },
    {
      key: 'error',
      head: t.jobs.error,
      cell: ({ error, payload }) => (
        <span className={css.error}>
          {error}
          <small>{payload}</small>
        </span>
      ),
      card: 'middle',
    },
    {
      key: 'at',
      head: t.jobs.at,
      cell: atOf,
      card: 'topEnd',
    },
    ...(may
      ? [
          {
            key: 'acts',
            head: t.jobs.acts,
            cell: (job: JobRow) => (
              <span className={css.acts}>
                {of === 'failed' && (
                  <Button
                    size="s"
                    variant="secondary"
                    disabled={isPending}
                    aria-label={t.jobs.actOf(t.jobs.retry, job.kind, atOf(job))}
                    onClick={() => mutate(job.id)}
                  >
                    {t.jobs.retry}
                  </Button>
                )}
                <Button
                  size="s"
                  variant="link"
                  aria-label={t.jobs.actOf(t.jobs.drop, job.kind, atOf(job))}
                  href={dropHref(job.id)}
                >
                  {t.jobs.drop}
                </Button>
              </span>
            ),
            card: 'bottom' as const,
          },
        ]
      : []),
  ]
  return (
    <ListBody query={query} failed={t.jobs.failed}>
      {({ data, next }) =>
        data.length === 0 ? (
          <EmptyList title={t.jobs.empty[of]} text={t.jobs.emptyText} />
        ) : (
          <>
            <DataTable
              label={t.jobs.title}
              columns={columns}
              rows={data}
              id={({ id }) => id}
              footer={t.jobs.count(data.length)}
            />
            <PageLinks state={state} next={next} />
          </>
        )
      }
    </ListBody>
  )
}

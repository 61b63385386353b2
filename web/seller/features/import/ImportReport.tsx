import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#i18n/seller-import'
import { ApiError } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { Progress } from '@/desk/Progress'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { FetchedPhotos } from './FetchedPhotos'
import { FileChoices } from './FileChoices'
import css from './import.module.css'
import { PreviewList } from './PreviewList'
import { Problems } from './Problems'
import { applyImport, importQuery, type Import } from './queries'

const words = t.report

/** What became of a file: checked, ready or not, applied. It is read again while something is under way. */
export function ImportReport({ shopId, importId, another }: { shopId: string; importId: string; another: string }) {
  const query = useQuery(importQuery(shopId, importId))
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const state = query.data?.state
  useEffect(() => {
    if (state !== 'done') return
    void invalidate([`/seller/shops/${shopId}/products`, `/seller/shops/${shopId}/products/*`])
  }, [state, shopId, invalidate])
  const renew = (started: Import) => queries.setQueryData(importQuery(shopId, importId).queryKey, started)
  const apply = useMutation({
    mutationFn: (again: boolean) => applyImport(shopId, importId, again),
    onSuccess: renew,
  })
  return (
    <Loaded query={query} skeleton={<Skeleton height="14rem" />} missing={<EmptyState title={words.missing} />}>
      {(known) => (
        <Panel title={known.fileName || words.file}>
          <div aria-live="polite" className={css.report}>
            <State known={known} />
          </div>
          {known.asks && <FileChoices shopId={shopId} known={known} onSent={renew} />}
          {known.state === 'checked' && <PreviewList products={known.preview} total={known.products} />}
          {known.state === 'checked' && known.draftCount > 0 && (
            <>
              <p className={css.section}>
                <b>{words.drafts(known.draftCount)}</b>
              </p>
              <Problems problems={known.drafts} total={known.draftCount} words={t.drafts} />
            </>
          )}
          {known.state === 'checked' && known.noticeCount > 0 && (
            <>
              <p className={css.section}>
                <b>{words.notices(known.noticeCount)}</b>
              </p>
              <Problems problems={known.notices} total={known.noticeCount} words={t.notices} />
            </>
          )}
          {known.state === 'checked' && known.source !== 'rangrue' && known.products > 0 && (
            <details className={css.section} open={known.draftCount > 0}>
              <summary className={css.summary}>{t.choices.again}</summary>
              <FileChoices shopId={shopId} known={known} onSent={renew} />
            </details>
          )}
          {known.state === 'checked' && known.problemCount === 0 && !known.asks && (
            <Ready known={known} apply={apply} />
          )}
          {known.problems.length > 0 && (
            <Problems problems={known.problems} total={known.problemCount} words={t.problems} />
          )}
          {known.state === 'done' && <FetchedPhotos shopId={shopId} known={known} onRetried={renew} />}
          <div className={css.actions}>
            {known.state === 'done' && <Button href={to('/produits')}>{words.see}</Button>}
            {known.state !== 'checking' && known.state !== 'applying' && (
              <Button variant="secondary" href={another}>
                {words.another}
              </Button>
            )}
          </div>
        </Panel>
      )}
    </Loaded>
  )
}

function State({ known }: { known: Import }) {
  const part = known.products > 0 ? known.done / known.products : 0
  switch (known.state) {
    case 'checking':
      return (
        <>
          <p>{words.checking(known.done, known.products)}</p>
          <Progress label={words.checkingLabel} part={part} />
        </>
      )
    case 'applying':
      return (
        <>
          <p>{words.applying(known.done, known.products)}</p>
          <Progress label={words.applyingLabel} part={part} />
          <p className={css.soft}>{words.canLeave}</p>
        </>
      )
    case 'done':
      return (
        <Alert kind="success" title={words.done}>
          {words.tally(known.toCreate, known.toReplace, known.unchanged)}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="error" title={words.failed}>
          {words.nothingChanged}
        </Alert>
      )
    case 'checked':
      if (known.asks) return <p>{words.asks}</p>
      return known.problemCount > 0 ? (
        <Alert kind="error" title={words.problems(known.problemCount)}>
          {words.nothingChanged}
        </Alert>
      ) : (
        <>
          {known.source in words.sources && <p>{words.sources[known.source as keyof typeof words.sources]}</p>}
          <p>{words.ready(known.products)}</p>
        </>
      )
  }
}

type Applying = { mutate: (again: boolean) => void; isPending: boolean; error: Error | null }

/** What applying would do, and the button that does it. A file applied before asks once more. */
function Ready({ known, apply: { mutate, isPending, error } }: { known: Import; apply: Applying }) {
  const before = error instanceof ApiError && error.problem.code === 'import_applied_before'
  return (
    <>
      <p className={css.tally}>{words.plan(known.toCreate, known.toReplace, known.unchanged)}</p>
      {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
      <div className={css.actions}>
        <Button loading={isPending} onClick={() => mutate(before)}>
          {before ? words.applyAgain : words.apply}
        </Button>
      </div>
    </>
  )
}

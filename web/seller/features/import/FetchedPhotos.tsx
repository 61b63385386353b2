import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-import'
import { refusal } from '@/api/refusal'
import { Progress } from '@/desk/Progress'
import table from '@/desk/table.module.css'
import { Acts } from '@/seller/ReadOnly'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import css from './import.module.css'
import { retryPhotos, type Import } from './queries'

const words = t.photos

type FetchedPhotosProps = { shopId: string; known: Import; onRetried: (known: Import) => void }

/** How far the photos of an applied file are, and those that could not come. Nothing when it names none. */
export function FetchedPhotos({ shopId, known, onRetried }: FetchedPhotosProps) {
  const { total, done, failed, failures } = known.photos
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => retryPhotos(shopId, known.id),
    onSuccess: onRetried,
  })
  if (total === 0) return null
  return (
    <section aria-label={words.title}>
      <h3 className={css.subtitle}>{words.title}</h3>
      <div className={css.report} aria-live="polite">
        <p>{words.progress(done, total)}</p>
        {done + failed < total && (
          <>
            <Progress label={words.label} part={(done + failed) / total} />
            <p className={css.soft}>{words.canLeave}</p>
          </>
        )}
      </div>
      {failed > 0 && (
        <>
          <p>{words.failed(failed)}</p>
          <div className={css.problems} tabIndex={0} role="region" aria-label={words.failures}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{words.line}</th>
                  <th scope="col">{words.product}</th>
                  <th scope="col">{words.address}</th>
                  <th scope="col">{words.why}</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ line, product, address, detail }) => (
                  <tr key={product + address}>
                    <td className={css.line}>{line}</td>
                    <td>{product}</td>
                    <td className={css.address}>{address}</td>
                    <td>{detail}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {failed > failures.length && <p className={css.soft}>{words.more(failed - failures.length)}</p>}
          {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
          <Acts>
            <div className={css.actions}>
              <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
                {words.retry}
              </Button>
            </div>
          </Acts>
        </>
      )}
    </section>
  )
}

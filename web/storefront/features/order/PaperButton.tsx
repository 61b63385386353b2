import { t } from '#i18n/order'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useDownload } from '@/ui/useDownload'
import css from './OrderDetail.module.css'

type PaperButtonProps = { label: string; number: string; fetch: () => Promise<Blob>; file: string }

/** Saves an invoice or a credit note. */
export function PaperButton({ label, number, fetch, file }: PaperButtonProps) {
  const { busy, download } = useDownload(t.invoiceFailed)
  return (
    <Button variant="link" size="s" className={css.invoice} loading={busy} onClick={() => void download(fetch, file)}>
      <Icon name="receipt" size="s" />
      <span>
        {label} <small>{t.invoiceNumber(number)}</small>
      </span>
    </Button>
  )
}

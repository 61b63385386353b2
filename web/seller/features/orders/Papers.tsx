import { t } from '#i18n/seller-orders'
import { useDownload } from '@/ui/useDownload'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import css from './OrderSide.module.css'
import { fetchCreditNote, fetchPaper } from './queries'
import type { Order } from './types'

const words = t.papers

/** The slip that goes in the parcel, the invoice the customer received, and credit notes. */
export function Papers({ order: { id, reference, invoice, refunds }, shopId }: { order: Order; shopId: string }) {
  const { busy, download } = useDownload(words.failed)
  return (
    <div className={css.papers}>
      <Button
        size="s"
        variant="link"
        disabled={busy}
        onClick={() => void download(() => fetchPaper(shopId, id, 'packing-slip'), words.slipFile(reference))}
      >
        <Icon name="parcel" size="s" />
        {words.slip}
      </Button>
      {invoice && (
        <Button
          size="s"
          variant="link"
          disabled={busy}
          onClick={() => void download(() => fetchPaper(shopId, id, 'invoice'), words.invoiceFile(invoice.number))}
        >
          <Icon name="receipt" size="s" />
          {words.invoice(invoice.number)}
        </Button>
      )}
      {refunds.map(
        ({ creditNote: note }) =>
          note && (
            <Button
              key={note.id}
              size="s"
              variant="link"
              disabled={busy}
              onClick={() =>
                void download(() => fetchCreditNote(shopId, id, note.id), words.creditNoteFile(note.number))
              }
            >
              <Icon name="receipt" size="s" />
              {words.creditNote(note.number)}
            </Button>
          ),
      )}
    </div>
  )
}

import { t } from '#i18n/operator-orders'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { fetchPaper, type Paper } from './queries'

const words = t.order

type PaperButtonProps = {
  orderId: string
  paper: Paper
  /** What the paper is called, which is also its file's name. */
  children: string
}

/** Downloads a paper of an order. */
export function PaperButton({ orderId, paper, children }: PaperButtonProps) {
  const { busy, download } = useDownload(words.paperFailed)
  return (
    <Button
      size="s"
      variant="link"
      loading={busy}
      onClick={() => void download(() => fetchPaper(orderId, paper), words.paperFile(children))}
    >
      {children}
    </Button>
  )
}

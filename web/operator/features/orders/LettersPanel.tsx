import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import { formatTime } from '@/lib/format-date'
import { LettersKept } from '@/operator/LettersKept'
import { useMay, useMe } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Modal } from '@/ui/Modal'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'
import css from './Order.module.css'
import { letterQuery, resend, useOrdersChanged } from './queries'
import { shortDay } from './status'
import type { Letter } from './types'

const words = t.order.letters

/** Letters about an order: each can be read and sent again. */
export function LettersPanel({ orderId, letters }: { orderId: string; letters: readonly Letter[] }) {
  const { lettersKept } = useMe()
  return (
    <Panel title={lettersKept ? words.titleKept : words.title}>
      <LettersKept />
      {letters.length === 0 ? (
        <p className={css.soft}>{lettersKept ? words.noneKept : words.none}</p>
      ) : (
        <table className={css.letters}>
          <thead>
            <tr>
              {Object.values(words.columns).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <Row key={letter.id} orderId={orderId} letter={letter} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function Row({ orderId, letter: { id, subject, to, at, failed } }: { orderId: string; letter: Letter }) {
  const [open, setOpen] = useState(false)
  const may = useMay('orders.act')
  const { lettersKept } = useMe()
  const changed = useOrdersChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: () => resend(orderId, id),
    onSuccess: async () => {
      toast('success', lettersKept ? words.rewritten : words.resent)
      await changed()
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <tr>
      <td>
        <Button
          variant="link"
          size="s"
          className={css.subject}
          aria-label={words.read(subject)}
          onClick={() => setOpen(true)}
        >
          {subject}
        </Button>
        <Modal open={open} onCancel={() => setOpen(false)} title={subject}>
          {open && <Text orderId={orderId} letterId={id} />}
        </Modal>
      </td>
      <td>{to}</td>
      <td>
        <time dateTime={at}>{`${shortDay(at)}, ${formatTime(at)}`}</time>
      </td>
      <td>
        <State failed={failed} />
      </td>
      <td>
        {may && (
          <Button
            variant="link"
            size="s"
            loading={isPending}
            aria-label={words.resendOf(subject)}
            onClick={() => mutate()}
          >
            {words.resend}
          </Button>
        )}
      </td>
    </tr>
  )
}

function State({ failed }: { failed: boolean }) {
  const { lettersKept } = useMe()
  if (failed) return <Badge tone="error">{words.failed}</Badge>
  return lettersKept ? <Badge>{words.kept}</Badge> : <Badge tone="success">{words.sent}</Badge>
}

function Text({ orderId, letterId }: { orderId: string; letterId: string }) {
  const query = useQuery(letterQuery(orderId, letterId))
  return (
    <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
      {({ text }) => <pre className={css.letter}>{text}</pre>}
    </Loaded>
  )
}

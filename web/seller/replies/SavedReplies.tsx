import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '#i18n/seller-replies'
import panel from '@/desk/Panel.module.css'
import { useMay } from '@/seller/rights'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Modal } from '@/ui/Modal'
import { Skeleton } from '@/ui/Skeleton'
import { fill, type Known } from './fill'
import { repliesQuery, type Reply } from './queries'
import { ReplyForm } from './ReplyForm'
import { ReplyList } from './ReplyList'

const NEW: Reply = { id: '', name: '', text: '' }

type SavedRepliesProps = {
  shopId: string
  known: Known
  /** Given a reply that was chosen, filled in. */ onInsert: (text: string) => void
}

/** The replies of the shop, to insert one; who prepares orders keeps them here too. Not to be put in a form. */
export function SavedReplies({ shopId, known, onInsert }: SavedRepliesProps) {
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<Reply>()
  const content = useRef<HTMLDivElement>(null)
  const mayEdit = useMay()('orders')
  const query = useQuery({ ...repliesQuery(shopId), enabled: open })
  const close = () => {
    setOpen(false)
    setEdited(undefined)
  }
  const insert = ({ text }: Reply) => {
    close()
    onInsert(fill(text, known))
  }
  const title = edited ? (edited.id ? t.editTitle : t.add) : t.title
  return (
    <>
      <Button size="s" variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.title}
      </Button>
      <Modal open={open} onCancel={close} title={title}>
        {edited ? (
          <ReplyForm shopId={shopId} reply={edited} onDone={() => setEdited(undefined)} />
        ) : (
          <div ref={content} tabIndex={-1} className={panel.stack}>
            <p className={panel.soft}>{t.lead}</p>
            <Loaded query={query} skeleton={<Skeleton height="8rem" />}>
              {({ data }) =>
                data.length > 0 ? (
                  <ReplyList
                    shopId={shopId}
                    replies={data}
                    mayEdit={mayEdit}
                    shown={(text) => fill(text, known)}
                    onInsert={insert}
                    onEdit={setEdited}
                    onDeleted={() => content.current?.focus()}
                  />
                ) : (
                  <p>{mayEdit ? t.empty : `${t.empty} ${t.emptyReader}`}</p>
                )
              }
            </Loaded>
            {mayEdit && (
              <div className={panel.row}>
                <Button size="s" variant="secondary" onClick={() => setEdited(NEW)}>
                  {t.add}
                </Button>
              </div>
            )}
          </div>
        )}
      </Modal>
    </>
  )
}

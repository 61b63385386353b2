import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-inbox'
import { isRefused, refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { AnswerPanel } from './AnswerPanel'
import { ThreadState } from './Inbox'
import css from './inbox.module.css'
import { change, threadQuery, useThreadChanged, type Change, type ThreadFile } from './queries'
import { Sorting } from './Sorting'

/** A conversation with someone who wrote, and the answer to it. */
export function Thread({ id }: { id: string }) {
  const query = useQuery(threadQuery(id))
  return (
    <ListBody query={query} failed={t.thread.failed}>
      {(thread) => <Conversation thread={thread} onReload={() => void query.refetch()} />}
    </ListBody>
  )
}

function Conversation({ thread, onReload }: { thread: ThreadFile; onReload: () => void }) {
  const changed = useThreadChanged()
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: (what: Change) => change(thread, what),
    onSuccess: changed,
  })
  const send = (what: Change) =>
    mutateAsync(what).then(
      () => true,
      () => false, // the error is on screen
    )
  const stale = isRefused(error, 'thread_changed')
  const refused = error && !stale ? error : null
  const sorting = variables?.kind === 'assign' || variables?.kind === 'link'
  return (
    <>
      <TitleBar
        title={thread.subject || t.thread.from(thread.name)}
        back={{ href: to('/boite'), label: t.title }}
        lead={
          <span className={css.lead}>
            {t.thread.who(thread.name, thread.email)} <ThreadState row={thread} />
          </span>
        }
        action={
          <Button
            size="s"
            variant="secondary"
            loading={isPending}
            onClick={() => void send({ kind: 'state', state: thread.state === 'open' ? 'closed' : 'open' })}
          >
            {thread.state === 'open' ? t.thread.close : t.thread.reopen}
          </Button>
        }
      />
      {stale && (
        <Alert
          kind="error"
          title={t.thread.stale}
          action={
            <Button
              size="s"
              variant="secondary"
              onClick={() => {
                reset()
                onReload()
              }}
            >
              {t.thread.reload}
            </Button>
          }
        >
          {t.thread.kept}
        </Alert>
      )}
      <Record
        decision={
          <AnswerPanel
            thread={thread}
            sending={isPending}
            error={refused && !sorting ? (refusal(refused) ?? t.notSaved) : undefined}
            onSend={send}
          />
        }
        side={<Sorting thread={thread} sending={isPending} error={sorting ? refused : null} onSend={send} />}
      >
        <Panel title={t.thread.messages}>
          <ol className={css.messages}>
            {thread.messages.map(({ id, kind, author, text, at }) => (
              <li key={id} className={classNames(css.message, css[kind])}>
                <p className={css.who}>
                  <b>{author}</b>
                  <span>{t.kinds[kind]}</span>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </p>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Panel>
      </Record>
    </>
  )
}

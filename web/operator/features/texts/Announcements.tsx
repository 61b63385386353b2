import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Progress } from '@/desk/Progress'
import { formatShortDate } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { announcementsQuery, steer, useTextsChanged, type Announcement, type Steer } from './queries'
import css from './TextPage.module.css'

const words = t.announcements
const POLL_MS = 2000

/** The letters about a text, with how far each is. */
export function Announcements({ id }: { id: string }) {
  const query = useQuery({
    ...announcementsQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.some(({ state: is }) => is === 'sending') ? POLL_MS : false),
  })
  // Most texts have none.
  if (query.isPending || query.data?.data.length === 0) return null
  return (
    <Panel title={words.title} className={css.publication}>
      <ListBody query={query} failed={words.failed}>
        {({ data }) => (
          <ul className={css.history}>
            {data.map((announcement) => (
              <Sending key={announcement.id} textId={id} announcement={announcement} />
            ))}
          </ul>
        )}
      </ListBody>
    </Panel>
  )
}

function Sending({ textId, announcement }: { textId: string; announcement: Announcement }) {
  const { audience, subject, people, told } = announcement
  return (
    <li>
      <div className={css.line}>
        <b>{subject}</b>
        <span className={css.soft}>{words.audience[audience]}</span>
        <span className={css.end}>{words.of(formatCount(told), formatCount(people))}</span>
      </div>
      <Progress label={subject} part={people === 0 ? 1 : told / people} />
      <div className={css.line}>
        <p className={css.soft}>{standing(announcement)}</p>
        <Steering textId={textId} announcement={announcement} />
      </div>
    </li>
  )
}

function standing({ state, finishedAt }: Announcement): string {
  if (state === 'paused') return words.paused
  if (!finishedAt) return words.going
  return (state === 'cancelled' ? words.cancelled : words.done)(formatShortDate(finishedAt))
}

/** Pause, resume or cancel an announcement that is not finished. */
function Steering({ textId, announcement: { id, subject, state } }: { textId: string; announcement: Announcement }) {
  const changed = useTextsChanged()
  const sure = useModal()
  const { mutate, isPending } = useMutation({
    mutationFn: (act: Steer) => steer(textId, id, act),
    onSuccess: (_, act) => toast('success', words.acts[act]),
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
    onSettled: changed,
  })
  async function cancel() {
    const body = <p>{words.cancelText}</p>
    const answer = await sure.open({ title: words.cancelTitle, body, confirmLabel: words.cancel })
    if (answer !== ACTION_CANCELLED) mutate('cancel')
  }
  if (state === 'sent' || state === 'cancelled') return null
  const act = state === 'paused' ? 'resume' : 'pause'
  return (
    <span className={css.end}>
      <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate(act)}>
        {words[act]}
      </Button>
      <Button
        size="s"
        variant="link"
        disabled={isPending}
        aria-label={`${words.cancel}, ${subject}`}
        onClick={() => void cancel()}
      >
        {words.cancel}
      </Button>
      {sure.element}
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-inbox'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { FactList } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import css from './inbox.module.css'
import { assigneesQuery, type Change, type ThreadFile } from './queries'

type SortingProps = {
  thread: ThreadFile
  sending: boolean
  /** Why the last change was refused. */
  error: unknown
  onSend: (what: Change) => Promise<boolean>
}

/** Who answers, and what the message is about. */
export function Sorting({ thread, sending, error, onSend }: SortingProps) {
  const wrong = fieldErrors(error)
  return (
    <Panel title={t.sorting.title}>
      <div className={css.form}>
        <AssignForm thread={thread} sending={sending} onSend={onSend} />
        <FactList
          facts={[
            { label: t.sorting.order, value: linkTo('/commandes/', thread.orderId, thread.orderName) },
            { label: t.sorting.person, value: linkTo('/personnes/', thread.personId, thread.personName) },
            { label: t.sorting.author, value: linkTo('/personnes/', thread.authorId, thread.authorId && thread.name) },
          ]}
        />
        {error !== null && Object.keys(wrong).length === 0 && (
          <Alert kind="error" title={refusal(error) ?? t.notSaved} />
        )}
        <LinkForm thread={thread} sending={sending} wrong={wrong} onSend={onSend} />
      </div>
    </Panel>
  )
}

function AssignForm({ thread, sending, onSend }: Omit<SortingProps, 'error'>) {
  const { data } = useQuery(assigneesQuery())
  const [chosen, setChosen] = useState<string>() // nothing yet: the list shows who has the thread
  const userId = chosen ?? thread.assignedTo
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onSend({ kind: 'assign', userId })) setChosen(undefined)
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <Field label={t.sorting.assigned}>
        <Select
          size="s"
          value={userId}
          options={[
            { value: '', label: t.nobody },
            ...(data?.data ?? []).map((one) => ({ value: one.userId, label: one.name })),
          ]}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
      <div className={css.row}>
        <Button type="submit" size="s" variant="secondary" disabled={userId === thread.assignedTo} loading={sending}>
          {t.sorting.assign}
        </Button>
      </div>
    </form>
  )
}

function linkTo(page: string, id: string, name: string) {
  if (!id) return ''
  return (
    <Link className={layout.link} href={to(page + encodeURIComponent(id))}>
      {name}
    </Link>
  )
}

type LinkFormProps = Omit<SortingProps, 'error'> & { wrong: Record<string, string> }

function LinkForm({ thread, sending, wrong, onSend }: LinkFormProps) {
  const [typed, setTyped] = useState<string>() // nothing yet: the field shows the order that is linked
  const order = typed ?? thread.orderName
  const [person, setPerson] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await onSend({
      kind: 'link',
      ...(order.trim() !== thread.orderName && { order: order.trim() }),
      ...(person.trim() !== '' && { person: person.trim() }),
    })
    if (!done) return
    setTyped(undefined)
    setPerson('')
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <Field label={t.sorting.orderField} error={wrong.order} optional>
        <TextInput size="s" value={order} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label={t.sorting.personField} error={wrong.person} optional>
        <TextInput size="s" type="email" value={person} onChange={(event) => setPerson(event.target.value)} />
      </Field>
      <div className={css.row}>
        <Button type="submit" size="s" variant="secondary" loading={sending}>
          {t.sorting.submit}
        </Button>
        {thread.personId && (
          <Button size="s" variant="link" disabled={sending} onClick={() => void onSend({ kind: 'link', person: '' })}>
            {t.sorting.unlink}
          </Button>
        )}
      </div>
    </form>
  )
}

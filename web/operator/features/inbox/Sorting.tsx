import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-inbox'
import { to } from '@/desk/address'
import { FactList } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import css from './inbox.module.css'
import { assigneesQuery, type Change, type ThreadFile } from './queries'

type SortingProps = { thread: ThreadFile; sending: boolean; onSend: (what: Change) => Promise<boolean> }

/** Who answers, and what the message is about. */
export function Sorting({ thread, sending, onSend }: SortingProps) {
  const { data } = useQuery(assigneesQuery())
  return (
    <Panel title={t.sorting.title}>
      <div className={css.form}>
        <Field label={t.sorting.assigned}>
          <Select
            size="s"
            value={thread.assignedTo}
            disabled={sending}
            options={[
              { value: '', label: t.nobody },
              ...(data?.data ?? []).map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            onChange={(event) => void onSend({ kind: 'assign', userId: event.target.value })}
          />
        </Field>
        <FactList
          facts={[
            { label: t.sorting.order, value: linkTo('/commandes/', thread.orderId, thread.orderName) },
            { label: t.sorting.person, value: linkTo('/personnes/', thread.personId, thread.personName) },
            { label: t.sorting.author, value: linkTo('/personnes/', thread.authorId, thread.authorId && thread.name) },
          ]}
        />
        <LinkForm thread={thread} sending={sending} onSend={onSend} />
      </div>
    </Panel>
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

function LinkForm({ thread, sending, onSend }: SortingProps) {
  const [order, setOrder] = useState(thread.orderName)
  const [person, setPerson] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend({
      kind: 'link',
      ...(order.trim() !== thread.orderName && { order: order.trim() }),
      ...(person.trim() !== '' && { person: person.trim() }),
    })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <Field label={t.sorting.orderField} optional>
        <TextInput size="s" value={order} onChange={(event) => setOrder(event.target.value)} />
      </Field>
      <Field label={t.sorting.personField} optional>
        <TextInput size="s" type="email" value={person} onChange={(event) => setPerson(event.target.value)} />
      </Field>
      <div className={css.row}>
        <Button type="submit" size="s" variant="secondary" loading={sending}>
          {t.sorting.submit}
        </Button>
        {thread.personId && (
          <Button size="s" variant="link" onClick={() => void onSend({ kind: 'link', person: '' })}>
            {t.sorting.unlink}
          </Button>
        )}
      </div>
    </form>
  )
}

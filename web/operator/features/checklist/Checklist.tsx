import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-checklist'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { useMay } from '@/operator/me-context'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { toast } from '@/ui/toast'
import css from './Checklist.module.css'
import { InviteShop } from './InviteShop'
import { checklistQuery, dismiss, testLetter, useChecklistChanged, type Point } from './queries'

/** What is left to do before the market opens. Nothing is shown once it is done and put away. */
export function Checklist() {
  const { data } = useQuery(checklistQuery())
  const mayManage = useMay('operators.manage')
  const changed = useChecklistChanged()
  const [inviting, setInviting] = useState(false)
  const { mutate: run, isPending: running } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: changed,
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  if (!data || data.dismissed) return null
  const all = data.points.length
  return (
    <Panel title={t.title} action={<span className={css.soft}>{t.of(data.done, all)}</span>} className={css.panel}>
      <ul className={css.points}>
        {data.points.map((point) => (
          <li key={point.key} className={classNames(css.point, point.done && css.done)}>
            <Icon name={point.done ? 'checkCircle' : 'minus'} size="s" />
            <div>
              <span className={css.name}>{t.points[point.key]}</span>
              <Why point={point} />
            </div>
            <Remedy point={point} onInvite={() => setInviting(true)} run={run} running={running} />
          </li>
        ))}
      </ul>
      {inviting && <InviteShop onClose={() => setInviting(false)} />}
      {data.done === all && mayManage && (
        <Button size="s" variant="secondary" disabled={running} onClick={() => run(dismiss)}>
          {t.dismiss}
        </Button>
      )}
    </Panel>
  )
}

/** What is missing, or what an operator should know of a point that is done. */
function Why({ point: { key, detail, left } }: { point: Point }) {
  if (detail === 'not_configured') return <span className={css.soft}>{t.settings[key]}</span>
  if (detail === 'sandbox') return <span className={css.soft}>{t.sandbox}</span>
  if (detail === 'unread') return <span className={css.soft}>{t.unread(left)}</span>
  return null
}

type RemedyProps = {
  point: Point
  onInvite: () => void
  run: (act: () => Promise<unknown>) => void
  running: boolean
}

/** What can be done about a point from here; settings are the server's own. */
function Remedy({ point: { key, done, detail }, onInvite, run, running }: RemedyProps) {
  const [mayEdit, mayJudge] = [useMay('texts.edit'), useMay('shops.judge')]
  const mayManage = useMay('operators.manage')
  if (done) return <span className={css.soft}>{t.done}</span>
  if (key === 'texts' && mayEdit) {
    return (
      <Button size="s" variant="link" href={to('/textes')}>
        {t.open}
      </Button>
    )
  }
  if (key === 'shop' && mayJudge) {
    return (
      <Button size="s" variant="link" onClick={onInvite}>
        {t.invite.action}
      </Button>
    )
  }
  if (key === 'mail' && detail === 'not_tested' && mayManage) {
    const send = async () => toast('success', t.tested(await testLetter()))
    return (
      <Button size="s" variant="link" disabled={running} onClick={() => run(send)}>
        {t.test}
      </Button>
    )
  }
  return null
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { ListBody } from '@/desk/ListBody'
import { classNames } from '@/lib/class-names'
import { formatShortDate } from '@/lib/format-date'
import { Alert } from '@/ui/Alert'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Tabs } from '@/ui/Tabs'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { readVersion, versionQuery, withdraw, type TextDetail } from './queries'
import css from './TextPage.module.css'
import type { Editing } from './use-editing'

const words = t.preview
const views = ['page', 'phone', 'history'] as const

type PreviewPaneProps = {
  text: TextDetail
  editing: Editing
  marks: boolean
  onMarks: (marks: boolean) => void
}

/** The page as people would read it, wide or on a phone, or what it was before. */
export function PreviewPane({ text, editing, marks, onMarks }: PreviewPaneProps) {
  const [view, setView] = useState<string>('page')
  const { shown, flaw } = editing
  const panel =
    view === 'history' ? (
      <History text={text} editing={editing} />
    ) : (
      <>
        <Checkbox
          className={css.marks}
          label={words.marks}
          checked={marks}
          onChange={(event) => onMarks(event.target.checked)}
        />
        {flaw && <Alert kind="error" title={flaw} />}
        {shown && <Sheet html={marks ? shown.marked : plain(shown)} phone={view === 'phone'} />}
      </>
    )
  return (
    <section className={css.right} aria-label={words.label}>
      <Tabs
        label={words.label}
        tabs={views.map((id) => ({ id, label: words.tabs[id], panel: id === view && panel }))}
        selected={view}
        onSelect={setView}
      />
    </section>
  )
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const plain = ({ title, html }: { title: string; html: string }) => `<h2>${escape(title)}</h2>${html}`

/** A text as its page shows it: the server has cleaned the HTML. */
function Sheet({ html, phone }: { html: string; phone?: boolean }) {
  return (
    <article
      className={classNames(css.sheet, phone && css.phone)}
      tabIndex={0}
      aria-label={words.label}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function History({ text, editing }: { text: TextDetail; editing: Editing }) {
  const [open, setOpen] = useState<number>()
  const sure = useModal()
  const onError = (error: Error) => toast('error', refusal(error) ?? t.notSaved)
  const taking = useMutation({
    mutationFn: (version: number) => readVersion(text.id, version),
    onSuccess: (written, version) => editing.begin(written, t.history.restored(version)),
    onError,
  })
  const withdrawing = useMutation({
    mutationFn: (version: number) => withdraw(text.id, version),
    onSuccess: async (_, version) => {
      toast('success', t.history.withdrawn(version))
      await editing.changed()
    },
    onError,
  })
  async function take(version: number) {
    if (editing.unsaved) {
      const body = <p>{t.history.replaceText}</p>
      const question = { title: t.history.replaceTitle, body, confirmLabel: t.history.restore }
      if ((await sure.open(question)) === ACTION_CANCELLED) return
    }
    taking.mutate(version)
  }
  return (
    <>
      {sure.element}
      <ol className={css.history}>
        {text.versions.map(({ version, state, by, summary, effectiveAt }) => (
          <li key={version}>
            <div className={css.line}>
              <b>{version === 0 ? t.original : t.version(version)}</b>
              <Badge tone={state === 'in_force' ? 'success' : state === 'waiting' ? 'waiting' : 'neutral'}>
                {t.history.states[state]}
              </Badge>
              {effectiveAt && <span className={css.soft}>{t.by(by, formatShortDate(effectiveAt))}</span>}
            </div>
            {summary && <p>{summary}</p>}
            <div className={css.actions}>
              {version > 0 && (
                <Button size="s" variant="link" onClick={() => setOpen(open === version ? undefined : version)}>
                  {t.history.see}
                </Button>
              )}
              <Button size="s" variant="link" disabled={taking.isPending} onClick={() => void take(version)}>
                {t.history.restore}
              </Button>
              {state === 'waiting' && (
                <Button
                  size="s"
                  variant="link"
                  disabled={withdrawing.isPending}
                  onClick={() => withdrawing.mutate(version)}
                >
                  {t.history.withdraw}
                </Button>
              )}
            </div>
            {open === version && <Difference id={text.id} version={version} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function Difference({ id, version }: { id: string; version: number }) {
  const query = useQuery(versionQuery(id, version))
  return (
    <ListBody query={query} failed={t.history.failed} rows={3}>
      {({ marked }) => <Sheet html={marked} />}
    </ListBody>
  )
}

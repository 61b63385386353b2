import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { classNames } from '@/lib/class-names'
import { formatShortDate } from '@/lib/format-date'
import { Alert } from '@/ui/Alert'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { toast } from '@/ui/toast'
import { readVersion, versionQuery, withdraw, type TextDetail } from './queries'
import css from './TextPage.module.css'
import type { Editing } from './use-editing'

const words = t.preview
type View = 'page' | 'phone' | 'history'
const views: readonly View[] = ['page', 'phone', 'history']

type PreviewPaneProps = {
  text: TextDetail
  editing: Editing
  marks: boolean
  onMarks: (marks: boolean) => void
}

/** The page as people would read it, wide or on a phone, or what it was before. */
export function PreviewPane({ text, editing, marks, onMarks }: PreviewPaneProps) {
  const [view, setView] = useState<View>('page')
  const { shown, flaw } = editing
  return (
    <section className={css.right} aria-label={words.label}>
      <div className={css.tools}>
        <div className={css.views} role="tablist" aria-label={words.label}>
          {views.map((name) => (
            <button key={name} type="button" role="tab" aria-selected={view === name} onClick={() => setView(name)}>
              {words.tabs[name]}
            </button>
          ))}
        </div>
        {view !== 'history' && (
          <Checkbox
            className={css.marks}
            label={words.marks}
            checked={marks}
            onChange={(event) => onMarks(event.target.checked)}
          />
        )}
      </div>
      {view === 'history' ? (
        <History text={text} editing={editing} />
      ) : (
        <>
          {flaw && <Alert kind="error" title={flaw} />}
          {shown && <Sheet html={marks ? shown.marked : plain(shown)} phone={view === 'phone'} />}
        </>
      )}
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
  const take = (version: number) =>
    void readVersion(text.id, version).then((written) => editing.begin(written, t.history.restored(version)))
  const back = (version: number) =>
    void withdraw(text.id, version).then(() => {
      toast('success', t.history.withdrawn(version))
      return editing.changed()
    })
  return (
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
            <Button size="s" variant="link" onClick={() => take(version)}>
              {t.history.restore}
            </Button>
            {state === 'waiting' && (
              <Button size="s" variant="link" onClick={() => back(version)}>
                {t.history.withdraw}
              </Button>
            )}
          </div>
          {open === version && <Difference id={text.id} version={version} />}
        </li>
      ))}
    </ol>
  )
}

function Difference({ id, version }: { id: string; version: number }) {
  const { data } = useQuery(versionQuery(id, version))
  return data ? <Sheet html={data.marked} /> : null
}

import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'
import { formatDateTime } from '@/lib/format-date'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { DeskIcon } from './DeskIcon'
import css from './states.module.css'

/** A list that is empty because all is well: says so, and when to look again. */
export function EmptyList({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={css.box}>
      <svg className={css.drawing} viewBox="0 0 88 44" aria-hidden="true">
        <path d="M2 42h84" />
        <path fill="var(--sauge)" d="M20 42V22L34 10l14 12v20z" />
        <path fill="var(--ble)" d="M48 42V16h22v26z" />
        <path d="M30 42V30h8v12M54 24h3M61 24h3M54 31h3M61 31h3" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

type NotFoundListProps = {
  title: string
  /** Which filter to drop, and what the list would then give. */
  text?: string
  drop?: { label: string; href: string }
}

/** Filters that let nothing through, and which one to drop. */
export function NotFoundList({ title, text, drop }: NotFoundListProps) {
  return (
    <div className={css.box}>
      <Icon name="search" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {drop && (
        <Button size="s" variant="secondary" href={drop.href}>
          {drop.label}
        </Button>
      )}
    </div>
  )
}

type NoRightProps = { title: string; text: string; link?: { label: string; href: string } }

/** What one's role does not allow: which role does. */
export function NoRight({ title, text, link }: NoRightProps) {
  return (
    <div className={css.box}>
      <Icon name="lock" />
      <h2>{title}</h2>
      <p>{text}</p>
      {link && (
        <Link className={layout.link} href={link.href}>
          {link.label}
        </Link>
      )}
    </div>
  )
}

const LATE_MS = 200
const PARTS = ['70%', '85%', '60%', '75%', '65%'] as const

/** Rows on their way: bars, but only when they are late, so that a quick answer does not flicker. */
export function LoadingRows({ rows = 5 }: { rows?: number }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.bars} aria-busy="true" aria-label={t.states.loading} role="status">
      {late &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css.bar}>
            {[0, 1, 2].map((cell) => (
              <i key={cell} style={{ '--part': PARTS[(row + cell) % PARTS.length] } as CSSProperties} />
            ))}
          </div>
        ))}
    </div>
  )
}

type ListErrorProps = { title: string; error: unknown; onRetry: () => void; retrying?: boolean }

/** A list that did not come: cause, remedy, and the number to quote. Filters stay as they are. */
export function ListError({ title, error, onRetry, retrying }: ListErrorProps) {
  const again = (
    <Button size="s" variant="secondary" loading={retrying} onClick={onRetry}>
      {t.states.retry}
    </Button>
  )
  const number = error instanceof ApiError ? error.problem.requestId : undefined
  return (
    <>
      <Alert kind="error" title={title} action={again}>
        {refusal(error) ?? t.states.failed}
      </Alert>
      {number && <p className={css.number}>{t.states.number(number)}</p>}
    </>
  )
}

type ConflictNoticeProps = {
  /** Absent or empty when nobody knows. */
  who?: string | undefined
  at?: string | undefined
  /** What the other one changed, in words. */
  what: string
  onTheirs: () => void
  onMine: () => void
}

/** Someone acted first: who, when and what; then leave it at that, or act all the same. */
export function ConflictNotice({ who, at, what, onTheirs, onMine }: ConflictNoticeProps) {
  return (
    <div className={css.notice} role="alert">
      <DeskIcon name="people" />
      <div>
        <h2>{firstTitle(who, at)}</h2>
        <p>
          {what} {t.states.conflict.kept}
        </p>
        <div className={css.actions}>
          <Button size="s" variant="secondary" onClick={onTheirs}>
            {t.states.conflict.theirs}
          </Button>
          <Button size="s" onClick={onMine}>
            {t.states.conflict.mine}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Who was first, as far as is known. */
export const firstTitle = (who = '', at = '') =>
  at ? t.states.conflict.title(who || t.states.merge.somebody, formatDateTime(at)) : t.states.merge.changed

import { useEffect, useRef } from 'react'
import { t } from '#i18n/desk'
import { Button } from '@/ui/Button'
import { Choices } from './Choices'
import { DeskIcon } from './DeskIcon'
import css from './MergeNotice.module.css'
import { firstTitle } from './states'
import states from './states.module.css'
import type { Merge } from './use-merge'

const words = t.states.merge

type MergeNoticeProps<T extends object> = {
  merge: Merge<T>
  /** A part's name, as its field says it. */
  label: (part: keyof T) => string
  /** A part's value as people read it; empty for nothing. Texts, numbers, flags and lists of them need no help. */
  show?: (part: keyof T, value: T[keyof T]) => string
  /** What else the other person did, in words. */
  what?: string | undefined
  /** What the button says; to save it all when absent. */
  submit?: string
  saving?: boolean
  onSave: () => void
}

/** Someone saved first: what they changed, and for each part that both changed, theirs beside mine. */
export function MergeNotice<T extends object>({
  merge,
  label,
  show,
  what,
  submit,
  saving,
  onSave,
}: MergeNoticeProps<T>) {
  const { meeting, settled, choose } = merge
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [meeting?.value])
  if (!meeting) return null
  const { who, at, base, mine, value: theirs, disputed, taken, chosen } = meeting
  const say = (part: keyof T, value: T[keyof T]) => (show ?? ((_, it) => plain(it)))(part, value) || words.nothing
  return (
    <div ref={box} className={states.notice} role="alert" tabIndex={-1}>
      <DeskIcon name="people" />
      <div className={css.body}>
        <h2>{firstTitle(who, at)}</h2>
        <p>
          {what} {disputed.length > 0 ? words.choose : words.together}
        </p>
        {taken.length > 0 && (
          <ul className={css.taken} aria-label={words.taken}>
            {taken.map((part) => (
              <li key={String(part)}>
                <b>{words.part(label(part))}</b> <del>{say(part, base[part])}</del> <ins>{say(part, theirs[part])}</ins>
              </li>
            ))}
          </ul>
        )}
        {disputed.map((part) => (
          <div key={String(part)} className={css.part}>
            <Choices
              label={label(part)}
              value={chosen[part] ?? ''}
              choices={[
                { value: 'theirs', label: words.theirs(who), detail: say(part, theirs[part]) },
                { value: 'mine', label: words.mine, detail: say(part, mine[part]) },
              ]}
              onChange={(side) => side && choose(part, side)}
            />
          </div>
        ))}
        <div className={states.actions}>
          <Button size="s" disabled={!settled} loading={saving} onClick={onSave}>
            {submit ?? words.save}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A value as people read it. */
function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  if (value && typeof value === 'object') return Object.values(value).map(plain).filter(Boolean).join(', ')
  return value === undefined || value === null ? '' : String(value)
}

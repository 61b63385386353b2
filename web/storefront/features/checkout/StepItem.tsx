import { useEffect, useRef, type ReactNode } from 'react'
import { t } from '#i18n/checkout'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './StepItem.module.css'
import type { Step } from './steps'

type StepItemProps = {
  step: Step
  number: number
  state: 'done' | 'open' | 'ahead'
  /** Takes the focus when it opens; the first one does not, since the page has just begun. */
  focusOnOpen: boolean
  /** What was answered, shown while another step is open. */
  summary?: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** One step of the checkout: done with its summary, open with its form, or not reached yet. */
export function StepItem({ step, number, state, focusOnOpen, summary, onEdit, children }: StepItemProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const name = t.steps[step]
  useEffect(() => {
    if (state === 'open' && focusOnOpen) title.current?.focus()
  }, [state, focusOnOpen])
  return (
    <li
      className={classNames(css.stop, css[state])}
      data-step={step}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <span className={css.number}>
        {state === 'done' ? <Icon name="check" size="s" /> : <span aria-hidden="true">{number}</span>}
        <VisuallyHidden>{state === 'done' ? t.stepDone(number) : t.stepNumber(number)}</VisuallyHidden>
      </span>
      <div>
        <div className={css.head}>
          <h2 ref={title} className={css.title} tabIndex={-1}>
            {name}
          </h2>
          {state === 'done' && (
            <button type="button" className={classNames(layout.link, css.edit)} onClick={onEdit}>
              {t.edit}
              <VisuallyHidden>{t.editOf(name)}</VisuallyHidden>
            </button>
          )}
        </div>
        {state === 'done' && <div className={css.summary}>{summary}</div>}
        {state === 'open' && <div className={css.body}>{children}</div>}
      </div>
    </li>
  )
}

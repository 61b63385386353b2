import { t } from '#i18n/desk'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './StateRoad.module.css'

export interface RoadStep {
  label: string
  /** Who did it and when, or when it will be. */
  detail?: string
  state: 'done' | 'here' | 'ahead'
}

/** The states that a thing goes through: those behind, the one it is in, those ahead. */
export function StateRoad({ label, steps }: { label: string; steps: readonly RoadStep[] }) {
  return (
    <ol className={css.road} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.label} className={classNames(css[step.state])} aria-current={step.state === 'here' && 'step'}>
          <span className={css.number} aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size="xs" /> : index + 1}
          </span>
          <b>{step.label}</b>
          <VisuallyHidden>, {t.road[step.state]}</VisuallyHidden>
          {step.detail && <span className={css.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}

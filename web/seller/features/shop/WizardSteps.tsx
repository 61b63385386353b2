import { t } from '#i18n/seller-shop'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { steps } from './shop-form'
import css from './shop.module.css'

/** The steps of the wizard. Steps that are done are links back. */
export function WizardSteps({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <ol className={css.steps} aria-label={t.wizard.progress(step + 1, steps.length)}>
      {steps.map(({ id }, index) => {
        const { short } = t.sections[id]
        const done = index < step
        return (
          <li
            key={id}
            className={css.step}
            data-state={done ? 'done' : undefined}
            aria-current={index === step ? 'step' : undefined}
          >
            {done ? (
              <button type="button" className={css.back} onClick={() => onGo(index)}>
                {short}
                <VisuallyHidden>, {t.wizard.done}</VisuallyHidden>
              </button>
            ) : (
              <span>{short}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

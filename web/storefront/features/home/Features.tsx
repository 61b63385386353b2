import { t } from '#i18n/home'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Features.module.css'

const features = [
  { icon: 'pin', words: t.features.local },
  { icon: 'receipt', words: t.features.payment },
  { icon: 'bubble', words: t.features.makers },
  { icon: 'return', words: t.features.returns },
] as const

/** Four reasons to shop here. */
export function Features() {
  return (
    <section className={layout.frame}>
      <h2>
        <VisuallyHidden>{t.features.title}</VisuallyHidden>
      </h2>
      <ul className={css.list}>
        {features.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} size="l" />
            <div>
              <h3>{words.title}</h3>
              <p>{words.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { t } from '#i18n/seller-home'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { readOnly } from '@/seller/view'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './FirstStepsPanel.module.css'
import type { FirstSteps } from './queries'

const words = t.firstSteps
const STEPS = [
  { id: 'photo', href: '/boutique' },
  { id: 'presentation', href: '/boutique' },
  { id: 'shipping', href: '/boutique' },
  { id: 'product', href: '/produits/nouveau' },
] as const satisfies { id: keyof FirstSteps; href: string }[]

/** What a new shop needs, each step a link until it is done. */
export function FirstStepsPanel({ steps }: { steps: FirstSteps }) {
  const left = STEPS.filter(({ id }) => !steps[id]).length
  return (
    <Panel title={words.title}>
      <p className={css.lead}>{left > 0 ? words.left(left) : words.ready}</p>
      <ol className={css.steps}>
        {STEPS.map(({ id, href }) =>
          steps[id] ? (
            <li key={id} className={css.done}>
              <Icon name="checkCircle" />
              <span>
                {words[id].title}
                <VisuallyHidden>, {words.done}</VisuallyHidden>
              </span>
            </li>
          ) : (
            <li key={id}>
              <Step id={id} href={href} />
            </li>
          ),
        )}
      </ol>
    </Panel>
  )
}

/** A step to take; who only reads the space is led nowhere. */
function Step({ id, href }: { id: keyof typeof words & keyof FirstSteps; href: string }) {
  const about = (
    <span>
      <b>{words[id].title}</b>
      <small>{words[id].text}</small>
    </span>
  )
  if (readOnly()) return about
  return (
    <Link className={css.step} href={to(href)}>
      {about}
      <Icon name="chevronRight" size="s" />
    </Link>
  )
}

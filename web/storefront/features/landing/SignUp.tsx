import { classNames } from '@/lib/class-names'
import { useSite } from '@/site/site'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import shared from './Landing.module.css'
import css from './SignUp.module.css'
import { StartForm } from './StartForm'
import { SIGN_UP } from './terms'
import type { Words } from './types'

/** Where a shop begins: an e-mail, then the seller space; those who have a shop go straight there. */
export function SignUp({ words }: { words: Words['start'] }) {
  const { sellerUrl } = useSite()
  return (
    <section id={SIGN_UP} className={classNames(css.ground, shared.anchor)} aria-labelledby="commencer">
      <div className={classNames(layout.frame, layout.section, shared.two)}>
        <div>
          <h2 id="commencer" className={shared.title}>
            {words.title}
          </h2>
          <p className={shared.text}>{words.text}</p>
        </div>
        <div>
          <StartForm words={words} />
          <p className={css.already}>
            {words.already}{' '}
            <Link className={layout.link} href={sellerUrl}>
              {words.sellerSpace}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

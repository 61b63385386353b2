import { classNames } from '@/lib/class-names'
import { NewsletterForm } from '@/storefront/features/newsletter/NewsletterForm'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './Closing.module.css'
import shared from './Landing.module.css'
import type { Words } from './types'

/** For those who are not ready: the newsletter, and the questions sellers ask. */
export function Closing({ words }: { words: Words['closing'] }) {
  return (
    <section className={css.ground} data-ground="dark" aria-labelledby="restons-en-contact">
      <div className={classNames(layout.frame, layout.section, shared.two)}>
        <div>
          <h2 id="restons-en-contact" className={shared.title}>
            {words.title}
          </h2>
          <p className={classNames(shared.text, css.text)}>
            {words.text}{' '}
            <Link className={css.faq} href="/faqs#faq-vendeurs">
              {words.faq}
            </Link>
          </p>
        </div>
        <NewsletterForm variant="wheat" words={words.form} />
      </div>
    </section>
  )
}

import { t } from '#i18n/newsletter'
import { NewsletterForm } from './NewsletterForm'
import css from './ReadingInvitation.module.css'

/** The invitation beside something worth reading. */
export function ReadingInvitation() {
  return (
    <section className={css.panel} aria-labelledby="prochain-article">
      <h2 id="prochain-article" className={css.title}>
        {t.reading.title}
      </h2>
      <p className={css.pitch}>{t.reading.pitch}</p>
      <NewsletterForm />
    </section>
  )
}

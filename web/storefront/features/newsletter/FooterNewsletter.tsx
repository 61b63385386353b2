import { t } from '#i18n/newsletter'
import css from './FooterNewsletter.module.css'
import { NewsletterForm } from './NewsletterForm'

/** The invitation at the top of the footer. */
export function FooterNewsletter() {
  return (
    <section className={css.band} aria-labelledby="infolettre">
      <div>
        <h2 id="infolettre">{t.title}</h2>
        <p className={css.pitch}>{t.pitch}</p>
      </div>
      <NewsletterForm event="footer_newsletter_subscriber" variant="wheat" />
    </section>
  )
}

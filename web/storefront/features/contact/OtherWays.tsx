import { t } from '#i18n/contact'
import { useSite } from '@/site/site'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './Contact.module.css'

const ways = [
  { label: t.ways.faq, text: t.ways.faqText, href: '/faqs' },
  { label: t.ways.tracking, text: t.ways.trackingText, href: '/suivi-de-commande' },
  { label: t.ways.shop, text: t.ways.shopText, href: '/compte/mes-commandes' },
  { label: t.ways.press, text: t.ways.pressText, href: '/medias' },
]

/** Where an answer may be found without waiting for ours, and how to write without a form. */
export function OtherWays() {
  const { contactEmail } = useSite()
  return (
    <section className={css.ways} aria-labelledby="plus-vite">
      <h2 id="plus-vite" className={css.thanksTitle}>
        {t.ways.title}
      </h2>
      <ul>
        {ways.map(({ label, text, href }) => (
          <li key={href}>
            <Link className={layout.link} href={href}>
              {label}
            </Link>
            <span>{text}</span>
          </li>
        ))}
        {contactEmail && (
          <li>
            <span>{t.ways.mail}</span>
            <Link className={layout.link} href={`mailto:${contactEmail}`}>
              {contactEmail}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

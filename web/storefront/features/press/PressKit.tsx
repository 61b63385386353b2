import { t } from '#i18n/content'
import dark from '@/assets/brand/logo-clair.svg?url'
import sign from '@/assets/brand/logo-signe.svg?url'
import light from '@/assets/brand/logo.svg?url'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './Press.module.css'

const logos = [
  { label: t.press.logoLight, file: light },
  { label: t.press.logoDark, file: dark },
  { label: t.press.sign, file: sign },
]

/** The press contact, and the logos to print. */
export function PressKit() {
  const { contactEmail } = useSite()
  return (
    <>
      <section className={css.panel} aria-labelledby="contact-medias">
        <h2 id="contact-medias">{t.press.contactTitle}</h2>
        <p>{t.press.contact}</p>
        {contactEmail && (
          <p>
            <Link className={layout.link} href={`mailto:${contactEmail}`}>
              {contactEmail}
            </Link>
          </p>
        )}
        <Button href="/contact" size="s" variant="secondary">
          {t.write}
        </Button>
      </section>
      <section className={css.panel} aria-labelledby="logo">
        <h2 id="logo">{t.press.logosTitle}</h2>
        <p>{t.press.logos}</p>
        <ul>
          {logos.map(({ label, file }) => (
            <li key={label}>
              <Link className={layout.link} href={file} download>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

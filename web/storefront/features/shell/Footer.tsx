import type { ReactNode } from 'react'
import { t } from '#i18n/shell'
import { useSite } from '@/site/site'
import { useVisitor } from '@/session/visitor'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { AppLinks } from './AppLinks'
import css from './Footer.module.css'
import { footerColumns } from './footer-links'
import { Logo } from './Logo'
import { SocialLinks } from './SocialLinks'

type FooterProps = {
  newsletter: ReactNode
  /** The year of the copyright line, from the page's data: rendering never reads the clock. */
  year: number | undefined
  onCookies: () => void
}

/** Newsletter, networks, apps and the three columns of links. */
export function Footer({ newsletter, year, onCookies }: FooterProps) {
  const site = useSite()
  const visitor = useVisitor()
  return (
    <footer className={css.footer} data-ground="dark">
      <div className={layout.frame}>
        {newsletter}
        <div className={css.columns}>
          <div>
            <Logo ground="dark" />
            <p className={css.pitch}>{t.footerPitch}</p>
            <SocialLinks className={css.networks} />
            <AppLinks className={css.apps} />
          </div>
          {footerColumns(site, visitor !== null).map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={css.title}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link className={css.link} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.bottom}>
          <span>{year ? t.copyright(year, site.name) : site.name}</span>
          <button type="button" className={css.cookies} onClick={onCookies}>
            {t.links.cookies}
          </button>
          <span>{t.footerNote}</span>
        </div>
      </div>
    </footer>
  )
}

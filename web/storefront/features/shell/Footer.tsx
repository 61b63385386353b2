import type { ReactNode } from 'react'
import { t } from '#i18n/shell'
import { useSite } from '@/site/site'
import { useVisitor } from '@/session/visitor'
import layout from '@/ui/layout.module.css'
import { AppLinks } from './AppLinks'
import css from './Footer.module.css'
import { footerColumns, type Column } from './footer-links'
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
  const columns = footerColumns(site, visitor !== null)
  return (
    <footer className={css.footer} data-ground="dark">
      <div className={layout.frame}>
        {newsletter}
        <div className={css.columns}>
          <div>
            <Logo ground="dark" lazy />
            <p className={css.pitch}>{t.footerPitch}</p>
            <SocialLinks className={css.networks} />
            <AppLinks className={css.apps} />
          </div>
          <div className={css.navs} dangerouslySetInnerHTML={{ __html: markupOf(columns) }} />
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

/**
 * The columns as text: every page ends with these links and nothing happens to them, so neither the server's engine nor
 * the browser makes elements of them one by one.
 */
function markupOf(columns: readonly Column[]): string {
  return columns
    .map(({ title, links }) => {
      const items = links.map(
        ({ label, href }) => `<li><a class="${css.link}" href="${safe(href)}">${safe(label)}</a></li>`,
      )
      const name = safe(title)
      return `<nav aria-label="${name}"><h2 class="${css.title}">${name}</h2><ul>${items.join('')}</ul></nav>`
    })
    .join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

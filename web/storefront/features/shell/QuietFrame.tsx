import { t } from '#i18n/shell'
import { useSite } from '@/site/site'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { CartButton } from './HeaderTools'
import { Logo } from './Logo'
import css from './QuietFrame.module.css'

/** The header of the checkout: whose shop it is, that paying is safe, and the cart. Nothing leads elsewhere. */
export function QuietHeader() {
  const site = useSite()
  return (
    <header className={css.header}>
      <div className={`${layout.frame} ${css.bar}`}>
        <Link className={css.logo} href="/" aria-label={t.homeLink(site.name)}>
          <Logo alt="" />
        </Link>
        <p className={css.secure}>
          <Icon name="lock" size="s" />
          {t.securePayment}
        </p>
        <CartButton />
      </div>
    </header>
  )
}

const links = [
  { href: '/politique-de-retour-et-remboursement', label: t.links.returns },
  { href: '/politique-de-confidentialite', label: t.links.privacy },
  { href: '/contact', label: t.links.contact },
]

type QuietFooterProps = { year: number | undefined; onCookies: () => void }

/** The footer of the checkout: what the law wants within reach, and a way to ask. */
export function QuietFooter({ year, onCookies }: QuietFooterProps) {
  const site = useSite()
  return (
    <footer className={css.footer}>
      <div className={`${layout.frame} ${css.foot}`}>
        <span>{year ? t.copyright(year, site.name) : site.name}</span>
        {links.map(({ href, label }) => (
          <Link key={href} className={layout.link} href={href}>
            {label}
          </Link>
        ))}
        <button type="button" className={`${layout.link} ${css.cookies}`} onClick={onCookies}>
          {t.links.cookies}
        </button>
      </div>
    </footer>
  )
}

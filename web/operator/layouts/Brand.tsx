import dark from '@/assets/brand/logo.svg'
import light from '@/assets/brand/logo-clair.svg'
import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { classNames } from '@/lib/class-names'
import { useSite } from '@/site/site'
import { Link } from '@/ui/Link'
import css from './Brand.module.css'

/** The wordmark, and where one is. */
export function Brand({ onLight, className }: { onLight?: boolean; className?: string | undefined }) {
  const { name } = useSite()
  return (
    <Link className={classNames(css.brand, className)} href={to('/')} aria-label={`${t.console} ${name}`}>
      <img src={onLight ? dark : light} alt="" width={120} height={24} />
      <span className={css.console}>{t.console}</span>
    </Link>
  )
}

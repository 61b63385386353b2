import logo from '@/assets/brand/logo.svg'
import { t } from '#i18n/seller'
import { classNames } from '@/lib/class-names'
import { to } from '@/desk/address'
import { useSite } from '@/site/site'
import { Link } from '@/ui/Link'
import css from './Brand.module.css'

/** The wordmark, and where one is. */
export function Brand({ stacked }: { stacked?: boolean }) {
  const { name } = useSite()
  return (
    <Link className={classNames(css.brand, stacked && css.stacked)} href={to('/')} aria-label={`${t.space} ${name}`}>
      <img src={logo} alt="" width={130} height={26} />
      <span className={css.space}>{t.space}</span>
    </Link>
  )
}

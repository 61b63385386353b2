import { t } from '#i18n/seller-shop'
import { useSite } from '@/site/site'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { TERMS_PAGE } from './calls'

/** The conditions for sellers, in another tab: what is being typed here stays. */
export function TermsLink() {
  const { publicUrl } = useSite()
  return (
    <Link className={layout.link} href={`${publicUrl}/${TERMS_PAGE}`} target="_blank">
      {t.sellerTerms.link}
    </Link>
  )
}

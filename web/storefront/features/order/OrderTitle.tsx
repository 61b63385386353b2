import { t } from '#i18n/order'
import css from './OrderDetail.module.css'

/** The name of an order, whose reference is never cut in two. */
export function OrderTitle({ reference }: { reference: string }) {
  const [before, after] = t.title(reference).split(reference)
  return (
    <>
      {before}
      <span className={css.reference}>{reference}</span>
      {after}
    </>
  )
}

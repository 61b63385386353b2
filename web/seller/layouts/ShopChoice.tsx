import { t } from '#i18n/seller'
import { useNavigator } from '@/router/navigation'
import { to } from '@/desk/address'
import { useShops } from '@/seller/shop-context'
import { useSite } from '@/site/site'
import { Field } from '@/ui/Field'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Select } from '@/ui/Select'
import css from './ShopChoice.module.css'

/** Which shop is on screen. Those who run several choose here. */
export function ShopChoice() {
  const { current, all, choose } = useShops()
  const { push } = useNavigator()
  const { publicUrl } = useSite()
  return (
    <div className={css.choice}>
      {all.length > 1 ? (
        <Field label={t.shopOnScreen} hideLabel>
          <Select
            size="s"
            value={current.id}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => {
              choose(event.target.value)
              void push(to('/')).catch(() => {}) // the progress bar shows the failure
            }}
          />
        </Field>
      ) : (
        <strong className={css.name}>{current.name}</strong>
      )}
      {current.status === 'approved' && (
        <Link
          className={`${layout.link} ${css.see}`}
          href={`${publicUrl}/boutique/${current.slug}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.seeShop}
        </Link>
      )}
    </div>
  )
}

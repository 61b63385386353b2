import { t } from '#i18n/seller-shop'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import type { Shop } from '@/seller/shop-context'
import { useSite } from '@/site/site'
import layout from '@/ui/layout.module.css'
import css from './shop.module.css'

const words = t.feeds

/** Where other sites read what the shop sells. Nothing before it is open: the addresses answer nobody yet. */
export function FeedsPanel({ shop }: { shop: Shop }) {
  const { publicUrl } = useSite()
  if (shop.status !== 'approved') return null
  return (
    <Panel title={words.title}>
      <div className={panel.stack}>
        <p>{words.text}</p>
        <dl className={css.feeds}>
          {words.list.map(({ name, file }) => {
            const address = `${publicUrl}/boutique/${shop.slug}/flux/${file}`
            return (
              <div key={file}>
                <dt>{name}</dt>
                <dd>
                  <a className={layout.link} href={address}>
                    {address}
                  </a>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </Panel>
  )
}

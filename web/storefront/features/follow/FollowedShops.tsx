import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '#i18n/follow'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import css from './Follow.module.css'
import { followsQuery, type FollowedShop } from './queries'
import { useUnfollow } from './use-unfollow'

/** The shops that someone follows, each with the way to stop. */
export function FollowedShops({ userId }: { userId: string }) {
  const query = useQuery(followsQuery(userId))
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with its shop: the list takes the focus.
  const { unfollow, leaving } = useUnfollow(userId, () => place.current?.focus({ preventScroll: true }))
  return (
    <>
      <TitleBar title={t.title} back={{}} lead={<span>{t.lead}</span>} />
      <div ref={place} tabIndex={-1} role="group" aria-label={t.title}>
        <Loaded query={query} skeleton={<Skeleton height="9rem" />}>
          {(shops) =>
            shops.length === 0 ? (
              <EmptyState
                drawing="heart"
                title={t.empty}
                text={t.emptyHint}
                action={<Button href="/boutique">{t.shops}</Button>}
              />
            ) : (
              <ul>
                {shops.map((shop) => (
                  <li key={shop.storeId} className={css.shop}>
                    <ShopLine shop={shop} />
                    <Button
                      size="s"
                      variant="link"
                      loading={leaving === shop.storeId}
                      aria-label={t.unfollowOf(shop.name)}
                      onClick={() => unfollow({ id: shop.storeId, name: shop.name })}
                    >
                      {t.unfollow}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function ShopLine({ shop: { name, slug, city, open, createdAt } }: { shop: FollowedShop }) {
  return (
    <div>
      <h2 className={css.name}>
        {open ? (
          <Link className={layout.link} href={`/boutique/${slug}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={css.text}>
        {open ? city : t.closed} · <time dateTime={formatIsoDate(createdAt)}>{t.since(formatDate(createdAt))}</time>
      </p>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { t } from '#i18n/follow'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import css from './Follow.module.css'
import { followsQuery } from './queries'
import { useUnfollow } from './use-unfollow'

type Shop = { id: string; name: string }

/** Comes with the first click: few visitors follow a shop. */
const FollowForm = lazy(async () => ({ default: (await import('./FollowForm')).FollowForm }))

/** Follows a shop, or stops. The page is everyone's: whether this visitor follows is asked by the button alone. */
export function FollowShop({ shop }: { shop: Shop }) {
  const visitor = useVisitor()
  const { data } = useQuery({ ...followsQuery(visitor?.id ?? ''), enabled: visitor !== null })
  const [asked, setAsked] = useState(false)
  if (visitor && data?.some(({ storeId }) => storeId === shop.id)) return <Following userId={visitor.id} shop={shop} />
  const button = (
    <Button variant="link" loading={asked} onClick={() => setAsked(true)}>
      <Icon name="plus" size="s" />
      {t.follow}
    </Button>
  )
  return (
    <div className={css.follow}>
      {asked ? (
        <Suspense fallback={button}>
          <FollowForm key={visitor?.id} shop={shop} visitor={visitor} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

function Following({ userId, shop }: { userId: string; shop: Shop }) {
  const { unfollow, leaving } = useUnfollow(userId)
  return (
    <div className={css.follow}>
      <Button
        variant="link"
        loading={leaving !== undefined}
        aria-label={t.unfollowOf(shop.name)}
        onClick={() => unfollow(shop)}
      >
        <Icon name="check" size="s" />
        {t.following}
      </Button>
    </div>
  )
}

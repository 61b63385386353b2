import { t } from '#i18n/wishlist'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

/** An empty list, and the way to fill it. */
export const NoWishes = () => (
  <EmptyState
    drawing="heart"
    title={t.empty}
    text={t.emptyHint}
    action={<Button href="/recherche">{t.goShopping}</Button>}
  />
)

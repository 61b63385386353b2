import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '#i18n/wishlist'
import { changeGuestWishes, useGuestWishes, type GuestWish } from '@/storefront/features/wishes/guest-wishes'
import { guestWishlistQuery } from '@/storefront/features/wishes/queries'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { NoWishes } from './NoWishes'
import { WishRow } from './WishRow'
import css from './Wishlist.module.css'

/** What a guest keeps in this browser, and the way to keep it in an account. */
export function GuestWishlist({ signIn }: { signIn: string }) {
  const wishes = useGuestWishes()
  const place = useRef<HTMLDivElement>(null)
  function remove(wish: GuestWish, name: string) {
    changeGuestWishes('remove', wish)
    toast('success', t.removed(name || t.unknownProduct))
    place.current?.focus({ preventScroll: true })
  }
  return (
    <div className={layout.frame}>
      <TitleBar
        title={t.title}
        lead={<span>{t.guest}</span>}
        action={
          <Button size="s" variant="secondary" href={signIn}>
            {t.signIn}
          </Button>
        }
      />
      <div ref={place} tabIndex={-1} className={css.list} role="group" aria-label={t.title}>
        {wishes.length === 0 ? <NoWishes /> : <Rows wishes={wishes} onRemove={remove} />}
      </div>
    </div>
  )
}

type RowsProps = { wishes: GuestWish[]; onRemove: (wish: GuestWish, name: string) => void }

function Rows({ wishes, onRemove }: RowsProps) {
  const query = useQuery({ ...guestWishlistQuery(wishes), placeholderData: keepPreviousData })
  const settled = !query.isPlaceholderData // until then the answer is of another list
  return (
    <Loaded query={query} skeleton={<Skeleton height="9rem" />}>
      {(items) => (
        <ul>
          {items.map((item, at) => (
            <li key={`${item.variantId} ${at}`} className={css.item}>
              <WishRow
                item={item}
                removing={!settled}
                onRemove={() => wishes[at] && settled && onRemove(wishes[at], item.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '#i18n/wishlist'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { removeWish, wishlistPaths, wishlistQuery } from '@/storefront/features/wishes/queries'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { NoWishes } from './NoWishes'
import type { WishlistItem } from './types'
import { WishRow } from './WishRow'
import css from './Wishlist.module.css'

const PATH = '/compte/liste-de-souhait'
const hrefFor = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH)

type WishlistProps = {
  userId: string
  page: number
  /** The page is past the last one, since its items are gone. */
  onEmptyPage: (href: string) => void
}

/** What a person keeps for later, a page at a time. */
export function Wishlist({ userId, page, onEmptyPage }: WishlistProps) {
  const query = useQuery({ ...wishlistQuery(userId, page), placeholderData: keepPreviousData })
  const { remove, removing, place } = useRemoving(userId)
  const last = query.data?.pageCount
  useEffect(() => {
    if (last !== undefined && page > 1 && page > last) onEmptyPage(hrefFor(last))
  }, [last, page, onEmptyPage])
  return (
    <>
      <TitleBar title={t.title} back={{}} />
      <div ref={place} tabIndex={-1} className={css.list} role="group" aria-label={t.title}>
        <Loaded query={query} skeleton={<Rows />}>
          {({ data, from, to, total, pageCount }) =>
            total === 0 ? (
              <NoWishes />
            ) : (
              <>
                <p className={css.count}>{t.count(from, to, total)}</p>
                <ul>
                  {data.map((item) => (
                    <li key={item.itemId} className={css.item}>
                      <WishRow item={item} removing={removing === item.itemId} onRemove={() => remove(item)} />
                    </li>
                  ))}
                </ul>
                <Pagination page={page} pageCount={pageCount} range={2} hrefFor={hrefFor} />
              </>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

/** Takes items out. The focus goes to the list, since the button that had it is gone. */
function useRemoving(userId: string) {
  const invalidate = useInvalidate()
  const place = useRef<HTMLDivElement>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ itemId }: WishlistItem) => removeWish(userId, itemId),
    onSuccess: async (_, { name }) => {
      await invalidate(wishlistPaths(userId))
      toast('success', t.removed(name || t.unknownProduct))
      place.current?.focus({ preventScroll: true })
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return { remove: mutate, removing: isPending ? variables.itemId : undefined, place }
}

function Rows() {
  return (
    <div className={css.rows}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="9rem" />
      ))}
    </div>
  )
}

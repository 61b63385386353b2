import { useCallback } from 'react'
import { t } from '#i18n/wishlist'
import { pageOf } from '@/lib/page-number'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { GuestWishlist } from '@/storefront/features/wishlist/GuestWishlist'
import { Wishlist } from '@/storefront/features/wishlist/Wishlist'
import { useNavigator, useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer, useSessionState } from '@/session/session-context'
import { signInLink } from '@/storefront/session/return-path'
import { SignedInOnly } from '@/storefront/session/SignedInOnly'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

/** A guest's list is the one of their browser. */
export default function WishlistPage() {
  const { status } = useSessionState()
  const { url } = useView()
  if (status === 'guest') return <GuestWishlist signIn={signInLink(url)} />
  return (
    <SignedInOnly>
      <OwnWishlist />
    </SignedInOnly>
  )
}

function OwnWishlist() {
  const { query } = useView().context
  const { replace } = useNavigator()
  const leave = useCallback((href: string) => void replace(href), [replace])
  return (
    <AccountFrame place="wishlist">
      <Wishlist userId={useCustomer().id} page={pageOf(query)} onEmptyPage={leave} />
    </AccountFrame>
  )
}

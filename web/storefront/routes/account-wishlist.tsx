import { useCallback } from 'react'
import { t } from '#i18n/wishlist'
import { pageOf } from '@/lib/page-number'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Wishlist } from '@/storefront/features/wishlist/Wishlist'
import { useNavigator, useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function WishlistPage() {
  const { query } = useView().context
  const { replace } = useNavigator()
  const leave = useCallback((href: string) => void replace(href), [replace])
  return (
    <AccountFrame place="wishlist">
      <Wishlist userId={useCustomer().id} page={pageOf(query)} onEmptyPage={leave} />
    </AccountFrame>
  )
}

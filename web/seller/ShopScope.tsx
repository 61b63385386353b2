import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { readCookie } from '@/lib/cookies'
import { useNavigator } from '@/router/navigation'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { to } from '@/desk/address'
import { BareLayout } from './layouts/BareLayout'
import { rememberShop, SHOP_COOKIE, ShopContext, shopQuery, shopsQuery, type Shop } from './shop-context'
import { viewedShop } from './view'

/** Provides the current shop. A person without a shop is sent to open one; an operator reads the one they opened. */
export function ShopScope({ children }: { children: ReactNode }) {
  const viewed = viewedShop()
  return viewed ? <View shopId={viewed.shopId}>{children}</View> : <Own>{children}</Own>
}

function Own({ children }: { children: ReactNode }) {
  const query = useQuery(shopsQuery())
  return query.data ? <Chosen shops={query.data}>{children}</Chosen> : <Waiting query={query} />
}

function View({ shopId, children }: { shopId: string; children: ReactNode }) {
  const query = useQuery(shopQuery(shopId))
  const shop = query.data
  const value = useMemo(() => shop && { current: shop, all: [shop], choose: () => {} }, [shop])
  return value ? <ShopContext value={value}>{children}</ShopContext> : <Waiting query={query} />
}

function Waiting({ query }: { query: UseQueryResult }) {
  return (
    <BareLayout>
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {() => null}
      </Loaded>
    </BareLayout>
  )
}

function Chosen({ shops, children }: { shops: readonly Shop[]; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => readCookie(SHOP_COOKIE))
  const { replace } = useNavigator()
  const current = shops.find(({ id }) => id === chosen) ?? shops[0]
  const none = current === undefined
  useEffect(() => {
    if (none) replace(to('/boutique/nouvelle')).catch(() => {}) // the progress bar shows the failure
  }, [none, replace])
  const value = useMemo(
    () =>
      current && {
        current,
        all: shops,
        choose(id: string) {
          rememberShop(id)
          setChosen(id)
        },
      },
    [current, shops],
  )
  return value && <ShopContext value={value}>{children}</ShopContext>
}

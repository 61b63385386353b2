import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { readCookie, writeCookie } from '@/lib/cookies'
import { useNavigator } from '@/router/navigation'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { to } from '@/desk/address'
import { BareLayout } from './layouts/BareLayout'
import { ShopContext, shopsQuery, type Shop } from './shop-context'

const COOKIE = 'boutique'
const DAYS = 365

/** Provides the current shop. A person without a shop is sent to open one. */
export function ShopScope({ children }: { children: ReactNode }) {
  const query = useQuery(shopsQuery())
  if (query.data) return <Chosen shops={query.data}>{children}</Chosen>
  return (
    <BareLayout>
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {() => null}
      </Loaded>
    </BareLayout>
  )
}

function Chosen({ shops, children }: { shops: readonly Shop[]; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => readCookie(COOKIE))
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
          writeCookie(COOKIE, id, DAYS)
          setChosen(id)
        },
      },
    [current, shops],
  )
  return value && <ShopContext value={value}>{children}</ShopContext>
}

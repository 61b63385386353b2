import { useEffect } from 'react'
import { useNavigator } from '@/storefront/navigation'

/** A former address reached without a new document: the browser's address follows the shop's new one. */
export function useNewAddress(target: string | undefined) {
  const navigator = useNavigator()
  useEffect(() => {
    if (target) void navigator.replace(target)
  }, [navigator, target])
}

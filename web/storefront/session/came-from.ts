import { useEffect } from 'react'
import { useView } from '@/router/navigation'
import { returnPath } from './return-path'

let place: string | undefined

/** The last page of this visit that one may come back to. */
export function cameFrom(): string | undefined {
  return place
}

/** Notes each page that is shown, so that signing in leads back to it. */
export function useRememberPlace(): void {
  const { url, status } = useView()
  useEffect(() => {
    if (status === 200) place = returnPath(url, window.location.origin) ?? place
  }, [url, status])
}

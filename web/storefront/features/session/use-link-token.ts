import { useEffect, useState } from 'react'
import { useView } from '@/router/navigation'

/** The token of an email's link. It is removed from the address bar, so that nothing can read it there. */
export function useLinkToken(name: string): string {
  const { query, path } = useView().context
  const [secret] = useState(() => query.get(name) ?? '')
  useEffect(() => {
    if (secret) window.history.replaceState({}, '', path)
  }, [secret, path])
  return secret
}

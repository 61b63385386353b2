import { useEffect, useState } from 'react'
import { useView } from '@/router/navigation'

/** The secret that a letter's link holds. It is taken out of the address bar, so that nothing that reads it can keep it. */
export function useSecret(name: string): string {
  const { query, path } = useView().context
  const [secret] = useState(() => query.get(name) ?? '')
  useEffect(() => {
    if (secret) window.history.replaceState({}, '', path)
  }, [secret, path])
  return secret
}

import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** Renders its children in the browser alone, after hydration, so that nothing personal is asked of the server. */
export function ClientOnly({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? children : placeholder
}

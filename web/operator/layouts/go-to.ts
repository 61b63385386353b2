import { useEffect, useEffectEvent, useMemo } from 'react'
import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { useKeyPairs, useKeys } from '@/desk/use-keys'
import type { Action } from '@/operator/features/palette/rows'
import { useMe } from '@/operator/me-context'
import { useNavigator } from '@/router/navigation'
import { navFor } from './nav'

/** The screens that one's role allows, in the order of the side bar. */
export function useEntries() {
  const { rights } = useMe()
  return useMemo(() => navFor(rights).flatMap(({ entries }) => entries), [rights])
}

/** What the palette can do without a search: go to each screen. */
export function useActions(): Action[] {
  const entries = useEntries()
  return useMemo(
    () => entries.map(({ path, label, icon }) => ({ title: t.palette.goTo(label), icon, href: to(path) })),
    [entries],
  )
}

/** The keys of every page: Ctrl or ⌘ K, ? and G followed by the letter of a screen. */
export function useGoToKeys(show: { palette: () => void; help: () => void }) {
  const { push } = useNavigator()
  const ways = useEntries().map(({ key, path }) => [
    `g ${key}`,
    () => void push(to(path)).catch(() => {}), // the progress bar shows the failure
  ])
  useKeyPairs('g')
  useKeys({ ...Object.fromEntries(ways), '?': show.help })
  const search = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    show.palette()
  })
  useEffect(() => {
    document.addEventListener('keydown', search)
    return () => document.removeEventListener('keydown', search)
  }, [])
}

import { useEffect } from 'react'
import { t } from '#i18n/suggestions'
import { remembered } from '@/lib/remembered'
import { searchFor, type Suggestion, type SuggestionGroup } from './suggestions'

/** Words searched on this device that found something. They never leave it. */
export const recentSearches = remembered('recent_searches', 6)

/** Remembers a search once it has found something. */
export function useRecentSearch(q: string, total: number | undefined) {
  const found = Boolean(q && total)
  useEffect(() => {
    if (found) recentSearches.add(q)
  }, [q, found])
}

/** Recent searches as a group of lines; no group when there are none. */
export function recentLines(words: readonly string[]): SuggestionGroup[] {
  if (words.length === 0) return []
  const items = words.map((q, index) => ({ key: `recent-${index}`, href: searchFor(q), label: q }))
  return [{ label: t.recent, items }]
}

/** The line under them, which leads nowhere: it forgets them. */
export const forgetLine: Suggestion = { key: 'forget', href: '', label: t.forget }

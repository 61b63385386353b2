import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { forgetLine, recentLines, recentSearches } from './recent'
import {
  everything,
  groupsOf,
  SUGGESTED_FROM,
  suggestionsQuery,
  type Suggestion,
  type SuggestionGroup,
} from './suggestions'
import { useDebounced } from '@/ui/useDebounced'

/** What a search box needs to suggest as one types: a list, the line the arrows are on, and what the keys do. */
export interface Suggestions {
  open: boolean
  groups: SuggestionGroup[]
  /** The last line: everything the words find, or the one that forgets recent searches. */
  all: Suggestion
  /** Every line, in the order of the arrows. */
  lines: Suggestion[]
  active: Suggestion | undefined
  /** The box was entered, with some text in it. */
  enter: (text: string) => void
  type: (text: string) => void
  /** A line was chosen. */
  choose: (line: Suggestion) => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Suggestions for a box that is being typed in. `onGo` is called with the address of the line chosen by Enter. */
export function useSuggestions(onGo: (href: string) => void): Suggestions {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState(false)
  const [recent, setRecent] = useState<string[]>([])
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const asked = useDebounced(text.trim())
  const enough = text.trim().length >= SUGGESTED_FROM
  const { data } = useQuery({
    ...suggestionsQuery(asked),
    enabled: wanted && asked.length >= SUGGESTED_FROM,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const empty = text.trim() === ''
  const groups = empty ? recentLines(recent) : enough && data ? groupsOf(data, text.trim()) : []
  const all = empty ? forgetLine : everything(text.trim())
  const lines = [...groups.flatMap(({ items }) => items), all]
  const open = wanted && groups.length > 0
  const active = open ? lines.find(({ key }) => key === activeKey) : undefined

  function close() {
    setWanted(false)
    setActiveKey(null)
  }
  function choose(line: Suggestion) {
    if (line === forgetLine) {
      recentSearches.clear()
      setRecent([])
    }
    close()
  }
  function move(step: 1 | -1) {
    const at = active ? lines.indexOf(active) : step > 0 ? -1 : lines.length
    const next = at + step
    // Beyond either end the arrows return to the words being typed.
    setActiveKey(lines[next]?.key ?? null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open) return setWanted(enough || empty)
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
      if (active.href) onGo(active.href)
    }
  }
  return {
    open,
    groups,
    all,
    lines,
    active,
    choose,
    close,
    onKeyDown,
    enter: (shown) => {
      setText(shown)
      setRecent(recentSearches.read())
      setWanted(shown.trim() === '')
    },
    type: (typed) => {
      setText(typed)
      setWanted(true)
      setActiveKey(null)
    },
  }
}

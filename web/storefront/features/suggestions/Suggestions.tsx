import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { t } from '#i18n/suggestions'
import { useDebounced } from '@/ui/useDebounced'
import { lineId, SuggestionList } from './SuggestionList'
import { forgetLine, recentLines, recentSearches } from './recent'
import { everything, groupsOf, SUGGESTED_FROM, suggestionsQuery, type Suggestion } from './suggestions'

/** What a search box tells assistive technology of the suggestions under it. */
export interface Shown {
  list?: string
  active?: string | undefined
  /** Said aloud. */
  status?: string
}

export interface SuggestionKeys {
  onKeyDown: (event: KeyboardEvent) => void
}

type SuggestionsProps = {
  /** What the keys of the box do while this is there. */
  ref: Ref<SuggestionKeys>
  text: string
  onShown: (shown: Shown) => void
  /** Called with the address of the line chosen by Enter. */
  onGo: (href: string) => void
  onClose: () => void
}

/** Suggestions for what is typed in a search box, while it is typed; recent searches before anything is. */
export function Suggestions({ ref, text, onShown, onGo, onClose }: SuggestionsProps) {
  const id = useId()
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [recent, setRecent] = useState(() => recentSearches.read())
  const asked = useDebounced(text.trim())
  const { data } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked.length >= SUGGESTED_FROM,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const words = text.trim()
  const suggested = words.length >= SUGGESTED_FROM && data ? groupsOf(data, words) : []
  const groups = words === '' ? recentLines(recent) : suggested
  const all = words === '' ? forgetLine : everything(words)
  const lines = [...groups.flatMap(({ items }) => items), all]
  const open = groups.length > 0
  const active = open ? lines.find(({ key }) => key === activeKey) : undefined
  const activeId = active && lineId(id, active.key)
  const count = lines.length - 1

  useEffect(() => setActiveKey(null), [text])
  useEffect(() => {
    onShown(open ? { list: id, active: activeId, status: t.available(count) } : {})
  }, [open, id, activeId, count, onShown])
  useEffect(() => () => onShown({}), [onShown])

  function choose(line: Suggestion) {
    if (line === forgetLine) {
      recentSearches.clear()
      setRecent([])
    }
    onClose()
  }
  function move(step: 1 | -1) {
    const at = active ? lines.indexOf(active) : step > 0 ? -1 : lines.length
    // Beyond either end the arrows return to the words being typed.
    setActiveKey(lines[at + step]?.key ?? null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
      if (active.href) onGo(active.href)
    }
  }
  useImperativeHandle(ref, () => ({ onKeyDown }))
  return open && <SuggestionList id={id} groups={groups} all={all} active={active} onChoose={choose} />
}

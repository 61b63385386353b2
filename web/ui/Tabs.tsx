import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import css from './Tabs.module.css'

type Tab = { id: string; label: string; /** Already formatted. */ count?: string; panel: ReactNode }
type TabsProps = {
  /** What the tabs choose between, read aloud. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

/** How far each key moves; Home and End are absolute. */
const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs whose panels are all in the page, so that the server's HTML holds every word; only one is shown. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)

  function select(id: string) {
    // The box never shrinks under the reader: a shorter panel keeps the height of the one before.
    if (panels.current) panels.current.style.minHeight = `${panels.current.offsetHeight}px`
    onSelect(id)
  }
  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key]
    const index = tabs.findIndex((tab) => tab.id === selected)
    const target = move && tabs[move(index, tabs.length - 1)]
    if (!target) return
    event.preventDefault()
    select(target.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={css.tab}
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            tabIndex={0}
            hidden={tab.id !== selected}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import layout from '@/ui/layout.module.css'
import type { Words } from './types'
import css from './Why.module.css'

/**
 * Three strips side by side. Where they do not fit they become panels that scroll sideways, one at a time: by a swipe,
 * by the arrow keys once the row has the focus, or by their names above it.
 */
export function Why({ words }: { words: Words['why'] }) {
  const { row, scrolls, current, show } = usePanels(words.reasons.length)
  return (
    <section aria-labelledby="pourquoi">
      <div className={`${layout.frame} ${css.head}`}>
        <h2 id="pourquoi">{words.title}</h2>
        <div className={css.names} role="group" aria-label={words.choose}>
          {words.reasons.map(({ place }, i) => (
            <button key={place} type="button" className={css.name} aria-pressed={i === current} onClick={() => show(i)}>
              {place}
            </button>
          ))}
        </div>
      </div>
      <div ref={row} className={css.row} role="group" aria-label={words.panels} tabIndex={scrolls ? 0 : undefined}>
        {words.reasons.map(({ place, title, text }) => (
          <div key={place} className={css.panel}>
            <span className={css.place}>{place}</span>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whether a row of equal panels has to scroll, which panel is in view, and a way to bring one there. */
function usePanels(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    const follow = () => setCurrent(inView(element, count))
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer?.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [count])

  function show(panel: number) {
    const element = row.current
    const target = element?.children[panel] as HTMLElement | undefined
    element?.scrollTo({ left: target ? target.offsetLeft - (element.children[0] as HTMLElement).offsetLeft : 0 })
  }
  return { row, scrolls, current, show }
}

/** The last panel cannot come all the way to the left edge, so the way there is what is counted. */
function inView(row: HTMLElement, count: number): number {
  const way = row.scrollWidth - row.clientWidth
  return way > 0 ? Math.round((row.scrollLeft / way) * (count - 1)) : 0
}

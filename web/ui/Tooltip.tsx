import { useEffect, useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Tooltip.module.css'

/** A tooltip called up by a tap comes, stays and fades within this time, in milliseconds. */
export const TOOLTIP_ANIMATION_MS = 2020

type TooltipProps = { text: string; /** One focusable control. */ children: ReactNode }

/**
 * A short hint over a control. A mouse or the keyboard holds it open; a finger cannot hover, so a tap plays it once
 * for TOOLTIP_ANIMATION_MS. Escape puts it away.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [state, setState] = useState<'hidden' | 'open' | 'passing'>('hidden')

  useEffect(() => {
    if (state !== 'passing') return
    const timer = setTimeout(() => setState('hidden'), TOOLTIP_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [state])

  const hide = () => setState((now) => (now === 'passing' ? now : 'hidden'))
  return (
    <span
      className={css.anchor}
      aria-describedby={id}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && setState('open')}
      onPointerLeave={hide}
      onPointerUp={(event: PointerEvent) => event.pointerType === 'touch' && setState('passing')}
      onFocus={() => setState((now) => (now === 'passing' ? now : 'open'))}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setState('hidden')}
    >
      {children}
      <span id={id} role="tooltip" className={classNames(css.tip, state !== 'hidden' && css[state])}>
        {text}
      </span>
    </span>
  )
}

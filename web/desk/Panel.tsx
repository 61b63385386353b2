import { useId, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Panel.module.css'

type PanelProps = {
  title: string
  /** Beside the title. */ action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A titled part of a screen. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classNames(css.panel, className)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

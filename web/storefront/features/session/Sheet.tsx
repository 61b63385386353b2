import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Icon, type IconName } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import css from './Sheet.module.css'

type SheetProps = {
  title: string
  text?: string
  /** The sheet reports something that was done or failed. */
  mark?: IconName
  /** Takes the focus: it has just taken the place of another sheet. */
  news?: boolean
  children?: ReactNode
}

/** A page that does one thing, in one narrow column. */
export function Sheet({ title, text, mark, news = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) heading.current?.focus()
  }, [news])
  return (
    <div className={classNames(layout.frame, css.page)}>
      <section className={css.sheet}>
        {mark && (
          <span className={classNames(css.mark, mark === 'alert' && css.bad)}>
            <Icon name={mark} />
          </span>
        )}
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={css.text}>{text}</p>}
        {children}
      </section>
    </div>
  )
}

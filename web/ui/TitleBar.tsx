import type { ReactNode } from 'react'
import { BackLink } from './BackLink'
import css from './TitleBar.module.css'

type TitleBarProps = {
  title: ReactNode
  /** The way back to the page above; none on the first page of an area. */
  back?: { href?: string; label?: string } | undefined
  lead?: ReactNode
  /** One button beside the title. */
  action?: ReactNode
}

/** The top of a page: the way back, its title, a line about it, and what can be done. */
export function TitleBar({ title, back, lead, action }: TitleBarProps) {
  return (
    <div className={css.bar}>
      {back && <BackLink {...back} />}
      <div className={css.line}>
        <div>
          <h1>{title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}

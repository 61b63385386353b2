import { useId, type ReactNode } from 'react'
import css from './layout.module.css'
import { Link } from './Link'

type SectionProps = { title: string; link?: { label: string; href: string }; children: ReactNode }

/** A titled part of a page inside the frame, with a way to see more of the same. */
export function Section({ title, link, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={`${css.section} ${css.frame}`} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {link && (
          <Link className={css.link} href={link.href}>
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

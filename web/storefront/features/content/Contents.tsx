import { useId } from 'react'
import { t } from '#i18n/content'
import { Link } from '@/ui/Link'
import css from './Contents.module.css'
import type { Section } from './types'

/** The headings of a text, as links to them. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const titleId = useId()
  if (sections.length < 2) return null
  return (
    <nav className={css.contents} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t.onThisPage}
      </h2>
      <ol className={css.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

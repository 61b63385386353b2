import { classNames } from '@/lib/class-names'
import css from './Prose.module.css'

/** A content text, as HTML that the server has cleaned. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classNames(css.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}

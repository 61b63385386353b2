import { t } from '#i18n/faq'
import { Prose } from '@/storefront/features/content/Prose'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import css from './FaqItem.module.css'
import type { Question } from './types'

type FaqItemProps = { item: Question; open: boolean; onToggle: (open: boolean) => void }

/** A question that opens on its answer. The browser's own: it needs no script, and a search in the page finds it. */
export function FaqItem({ item, open, onToggle }: FaqItemProps) {
  return (
    <details id={item.id} className={css.item} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={css.question}>
        <h3>{item.question}</h3>
        <Icon name="chevronDown" />
      </summary>
      <div className={css.answer}>
        <Prose html={item.answer} className={css.words ?? ''} />
        <Link className={css.link} href={`#${item.id}`}>
          {t.link}
        </Link>
      </div>
    </details>
  )
}

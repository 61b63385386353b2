import { t } from '#i18n/catalog'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'

/** What a market says before its first product: the truth, and the way for makers. */
export function Opening() {
  return (
    <section className={`${layout.section} ${layout.frame}`}>
      <EmptyState
        drawing="crate"
        title={t.opening.title}
        text={t.opening.text}
        action={<Button href="/commencer-a-vendre">{t.opening.sell}</Button>}
      />
    </section>
  )
}

import { t } from '#i18n/operator-orders'
import type { ListState } from '@/desk/use-list-state'
import { Button } from '@/ui/Button'
import css from './Orders.module.css'

/** The way on through a list, and back to its start. */
export function Pages({ state, next }: { state: ListState; next: string }) {
  if (!next && !state.get('avant')) return null
  return (
    <div className={css.pages}>
      {state.get('avant') && (
        <Button size="s" variant="secondary" href={state.href({})}>
          {t.newer}
        </Button>
      )}
      {next && (
        <Button size="s" variant="secondary" href={state.href({ avant: next })}>
          {t.next}
        </Button>
      )}
    </div>
  )
}

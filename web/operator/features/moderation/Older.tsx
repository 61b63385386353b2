import { t } from '#i18n/operator-moderation'
import type { ListState } from '@/desk/use-list-state'
import { Button } from '@/ui/Button'
import css from './moderation.module.css'
import { NAMES } from './queries'

/** The way further into a list, and back to its beginning. */
export function Older({ state, next }: { state: ListState; next: string }) {
  return (
    <div className={css.older}>
      {state.get(NAMES.before) && (
        <Button size="s" variant="secondary" href={state.href({})}>
          {t.first}
        </Button>
      )}
      {next && (
        <Button size="s" variant="secondary" href={state.href({ [NAMES.before]: next })}>
          {t.older}
        </Button>
      )}
    </div>
  )
}

import { t } from '#i18n/operator-orders'
import { Button } from '@/ui/Button'
import { useRemind, type Reminder } from './use-remind'

/** Writes to one shop, at once. `of` says about what, for those who do not see the row. */
export function RemindButton({ of, ...reminder }: Reminder & { of: string }) {
  const { mutate, isPending } = useRemind()
  return (
    <Button
      size="s"
      variant="link"
      aria-label={t.order.remind(of)}
      loading={isPending}
      onClick={() => mutate([reminder])}
    >
      {t.late.remind}
    </Button>
  )
}

import { t } from '#i18n/operator-orders'
import { SelectionBar } from '@/desk/SelectionBar'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { remindersOf, useRemind } from './use-remind'

type RemindBarProps = {
  count: string
  total: number
  /** The parts to write about. */
  late: readonly { orderId: string; shopId: string }[]
  onClear: () => void
}

/** Writes to the shops of the chosen late parts, one letter for all of a shop's. */
export function RemindBar({ count, total, late, onClear }: RemindBarProps) {
  const { mutate, isPending } = useRemind(onClear)
  const reminders = remindersOf(late)
  return (
    <SelectionBar count={count} detail={t.chosenDetail(formatMoney(total), late.length)} onClear={onClear}>
      <Button
        size="s"
        variant="wheat"
        disabled={reminders.length === 0}
        loading={isPending}
        onClick={() => mutate(reminders)}
      >
        {t.remindMany(reminders.length)}
      </Button>
    </SelectionBar>
  )
}

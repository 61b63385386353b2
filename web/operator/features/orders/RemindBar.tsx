import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { SelectionBar } from '@/desk/SelectionBar'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { remind, useOrdersChanged } from './queries'

type RemindBarProps = {
  count: string
  total: number
  /** The parts to write about. */
  late: readonly { orderId: string; shopId: string }[]
  onClear: () => void
}

/** Writes to the shops of the chosen late parts, one letter each. Those told lately are left out and said. */
export function RemindBar({ count, total, late, onClear }: RemindBarProps) {
  const changed = useOrdersChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const results = await Promise.allSettled(late.map(({ orderId, shopId }) => remind(orderId, shopId)))
      const refused = results.find((result) => result.status === 'rejected')
      return {
        done: results.filter(({ status }) => status === 'fulfilled').length,
        refused: refused?.reason as unknown,
      }
    },
    networkMode: 'always',
    onSuccess: async ({ done, refused }) => {
      if (done > 0) toast('success', t.reminded(done))
      if (refused) toast('error', refusal(refused) ?? t.notSaved)
      onClear()
      await changed()
    },
  })
  return (
    <SelectionBar count={count} detail={t.chosenDetail(formatMoney(total), late.length)} onClear={onClear}>
      <Button size="s" variant="wheat" disabled={late.length === 0} loading={isPending} onClick={() => mutate()}>
        {t.remindMany(late.length)}
      </Button>
    </SelectionBar>
  )
}

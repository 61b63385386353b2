import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-shops'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { openView } from './queries'

const words = t.record

/** Opens the seller space as the shop sees it: another document, and a line of the journal. */
export function ViewButton({ shopId }: { shopId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => openView(shopId),
    onSuccess: () => window.location.assign(to(`/espace/${shopId}`)),
    onError: (error) => toast('error', refusal(error) ?? words.asSellerFailed),
  })
  return (
    <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate()}>
      <DeskIcon name="eye" size="s" />
      {words.asSeller}
    </Button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/account-addresses'
import { ApiError } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { addressLines } from '@/storefront/features/address-form/address-text'
import { ModalNotice } from '@/ui/ModalNotice'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { addressOf, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import { deleteAddress } from './queries'

/** Asks before an address is deleted. The default one cannot be deleted: a dialog says why. */
export function useDeleting(userId: string, onDeleted?: () => void) {
  const invalidate = useInvalidate()
  const modal = useModal()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SavedAddress) => deleteAddress(userId, id),
    onSuccess: async () => {
      toast('success', t.removed)
      onDeleted?.()
      await invalidate([`/users/${userId}/customer-addresses`])
    },
    onError: (error) => (isDefaultRule(error) ? void refuse() : toast('error', refusal(error) ?? t.failed)),
  })
  const refuse = () =>
    modal.open({
      title: t.refusedTitle,
      body: (close) => <ModalNotice text={t.refusedText} label={t.understood} onClose={() => close(true)} />,
    })

  async function ask(saved: SavedAddress) {
    if (saved.isDefault) return void refuse()
    const body = <p>{addressLines(addressOf(saved)).join(', ')}</p>
    const answer = await modal.open({ title: t.removeTitle, body, confirmLabel: t.removeConfirm })
    if (answer !== ACTION_CANCELLED) mutate(saved)
  }
  return { ask, deleting: isPending ? variables.id : undefined, element: modal.element }
}

/** The server keeps the same rule, in case another tab changed the default. */
const isDefaultRule = (error: unknown) => error instanceof ApiError && error.problem.code === 'default_address'

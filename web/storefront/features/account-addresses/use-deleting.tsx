import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#i18n/account-addresses'
import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'
import { addressLines } from '@/storefront/features/address-form/address-text'
import { ModalNotice } from '@/ui/ModalNotice'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { addressesQuery, addressOf, deleteAddress, type SavedAddress } from './queries'

/** Asks before an address is deleted; the default one cannot be, and it is told why. */
export function useDeleting(userId: string, onDeleted?: () => void) {
  const queries = useQueryClient()
  const modal = useModal()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SavedAddress) => deleteAddress(userId, id),
    onSuccess: async () => {
      toast('success', t.removed)
      onDeleted?.()
      await queries.invalidateQueries({ queryKey: addressesQuery(userId).queryKey })
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

/** The server keeps the same rule, in case another tab changed what is the default. */
const isDefaultRule = (error: unknown) => error instanceof ApiError && error.problem.code === 'default_address'

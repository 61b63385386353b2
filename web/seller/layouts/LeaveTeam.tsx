import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-team'
import { api } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { useShop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/Modal'
import { toast } from '@/ui/toast'

/** A colleague leaves the team; owners do it from the team's page. */
export function LeaveTeam() {
  const { id: shopId, name, role } = useShop()
  const [asked, setAsked] = useState(false)
  const invalidate = useInvalidate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.DELETE('/seller/shops/{shopId}/membership', { params: { path: { shopId } } }),
    onSuccess: async () => {
      setAsked(false)
      toast('success', t.member.left(name))
      await invalidate(['/seller/shops'])
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  if (role === 'owner') return null
  return (
    <>
      <Button variant="link" size="s" onClick={() => setAsked(true)}>
        {t.leave.action}
      </Button>
      <Modal
        open={asked}
        onCancel={() => setAsked(false)}
        title={t.leave.title(name)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t.leave.cancel}
            </Button>
            <Button loading={isPending} onClick={() => mutate()}>
              {t.leave.confirm}
            </Button>
          </>
        }
      >
        <p>{t.member.leaveEffect}</p>
      </Modal>
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-shop'
import { refusal } from '@/api/refusal'
import { formatDate } from '@/lib/format-date'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { acceptTerms } from './calls'
import { TermsLink } from './TermsLink'

const words = t.sellerTerms

/** Which conditions for sellers the shop accepted and when, and those in force to accept when they have changed. */
export function TermsPanel({ shop }: { shop: Shop }) {
  const { termsVersion, termsAcceptedAt, termsInForce } = shop
  const keepShop = useKeepShop()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptTerms(shop.id, termsInForce),
    onSuccess: (saved) => {
      keepShop(saved)
      toast('success', words.done)
    },
  })
  return (
    <Panel title={words.title}>
      <div className={panel.stack}>
        <p>
          {termsAcceptedAt ? words.accepted : words.toRead} <TermsLink />
          {termsAcceptedAt && words.acceptedOn(formatDate(termsVersion), formatDate(termsAcceptedAt))}
        </p>
        {termsVersion !== termsInForce && (
          <div className={panel.row}>
            <b>{words.changed(formatDate(termsInForce))}</b>
            <Button size="s" loading={isPending} onClick={() => mutate()}>
              {words.acceptNow}
            </Button>
          </div>
        )}
        {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
      </div>
    </Panel>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { t } from '#i18n/card-form'
import { formatMoney } from '@/lib/format-money'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { useModal } from '@/ui/useModal'
import css from './CardForm.module.css'
import { paymentConfigQuery } from './provider'
import { answerBank } from './sandbox'

const words = t.bank

/**
 * Lets the buyer confirm a payment with their bank: in Stripe's own window, or in the dialog of the sandbox's test
 * bank. The server learns the outcome from the provider. Render `element` once in the component that asks.
 */
export function useBank(amount: number) {
  const queries = useQueryClient()
  const { name } = useSite()
  const { open, element } = useModal<boolean>()
  async function confirm(clientSecret: string): Promise<void> {
    const { provider, publishableKey } = await queries.ensureQueryData(paymentConfigQuery())
    if (provider === 'stripe') {
      return (await import('./stripe')).confirmWithBank(publishableKey, clientSecret)
    }
    const answer = await open({
      title: words.title,
      body: (give) => <Question merchant={name} amount={formatMoney(amount)} onAnswer={give} />,
    })
    await answerBank(clientSecret, answer === true) // a dialog that is closed is a refusal, as at a bank
  }
  return { confirm, element }
}

type QuestionProps = { merchant: string; amount: string; onAnswer: (accept: boolean) => void }

function Question({ merchant, amount, onAnswer }: QuestionProps) {
  return (
    <div className={css.bank}>
      <p>{words.text(amount)}</p>
      <dl className={css.facts}>
        <dt>{words.merchant}</dt>
        <dd>{merchant}</dd>
        <dt>{words.amount}</dt>
        <dd>{amount}</dd>
      </dl>
      <p className={css.bankNote}>{words.note}</p>
      <div className={css.answers}>
        <Button full onClick={() => onAnswer(true)}>
          {words.accept}
        </Button>
        <Button full variant="secondary" onClick={() => onAnswer(false)}>
          {words.refuse}
        </Button>
      </div>
    </div>
  )
}

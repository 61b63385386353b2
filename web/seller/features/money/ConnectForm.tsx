import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-money'
import { showRefusal } from '@/ui/mark-refused'
import { PasswordForm } from './PasswordForm'
import { connectLink } from './queries'

const words = t.connect

type ConnectFormProps = {
  shopId: string
  /** Leaves for Stripe's own pages. */
  leave?: (url: string) => void
}

/** Leads to Stripe, which asks the shop who it is and where its money goes. */
export function ConnectForm({ shopId, leave = (url) => window.location.assign(url) }: ConnectFormProps) {
  const form = useForm({ defaultValues: { password: '' } })
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ password }: { password: string }) => connectLink(shopId, password),
    onSuccess: leave,
    onError: (error) => showRefusal(error, form, words.failed),
  })
  return (
    <PasswordForm
      form={form}
      words={words}
      submit={words.go}
      sending={isPending || isSuccess}
      onSubmit={(body) => mutate(body)}
    />
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/order'
import { useNavigator, useView } from '@/router/navigation'
import { BackLink } from '@/ui/BackLink'
import { Skeleton } from '@/ui/Skeleton'
import { orderLinks } from './links'
import { OrderDetail } from './OrderDetail'
import { lookUp, orderQuery, type OrderName } from './queries'
import { trackingFailure } from './tracking-failure'
import { TrackingForm, type Asked } from './TrackingForm'

export const TRACKING_PATH = '/suivi-de-commande'

/** What anyone may see of the order the address names, else the form that finds one. */
export function Tracking() {
  const { query } = useView().context
  const name = nameOf(query)
  const { push } = useNavigator()
  const asked = useQuery({ ...orderQuery(name ?? { reference: '' }), enabled: name !== undefined, retry: false })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ reference, email }: Asked) => lookUp(reference, email),
    onSuccess: ({ id, token }) => void push(orderLinks(id, { token }).order),
  })

  function ask(wanted: Asked) {
    if (wanted.email) return mutate(wanted)
    const url = `${TRACKING_PATH}?${new URLSearchParams({ reference: wanted.reference })}`
    if (name && 'reference' in name && name.reference === wanted.reference) void asked.refetch()
    else void push(url)
  }

  if (name && asked.data) {
    return (
      <>
        <BackLink href={TRACKING_PATH} label={t.tracking.another} />
        <OrderDetail order={asked.data} />
      </>
    )
  }
  if (name && asked.isFetching && !asked.error) return <Skeleton height="20rem" />
  const failed = error ?? asked.error
  return (
    <>
      <h1>{t.tracking.title}</h1>
      <p>{t.tracking.intro}</p>
      <TrackingForm
        failure={failed && !isPending ? trackingFailure(failed) : undefined}
        searching={isPending}
        onAsk={ask}
      />
    </>
  )
}

/** Letters name an order by its id and token; people by its reference. */
export function nameOf(query: URLSearchParams): OrderName | undefined {
  const id = query.get('commande')
  const token = query.get('jeton')
  const reference = query.get('reference')
  if (id) return token ? { id, token } : { id }
  return reference ? { reference } : undefined
}

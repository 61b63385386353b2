import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#i18n/order'
import { useNavigator, useView } from '@/storefront/navigation'
import { BackLink } from '@/ui/BackLink'
import { Skeleton } from '@/ui/Skeleton'
import { OrderDetail } from './OrderDetail'
import { lookUp, orderQuery, type OrderName } from './queries'
import { trackingFailure } from './tracking-failure'
import { TrackingForm, type Asked } from './TrackingForm'

const PATH = '/suivi-de-commande'

/** The order the address names, else the form that finds one. In the browser alone: an address may hold a secret. */
export function Tracking() {
  const { query } = useView().context
  const name = nameOf(query)
  const { push } = useNavigator()
  const queries = useQueryClient()
  const asked = useQuery({ ...orderQuery(name ?? { reference: '' }), enabled: name !== undefined, retry: false })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ reference, email }: Asked) => lookUp(reference, email),
    networkMode: 'always',
    onSuccess: ({ token, ...order }) => {
      const found = { id: order.id, token }
      queries.setQueryData(orderQuery(found).queryKey, order)
      void push(`${PATH}?${new URLSearchParams({ commande: found.id, jeton: token })}`)
    },
  })

  function ask(wanted: Asked) {
    if (wanted.email) return mutate(wanted)
    const url = `${PATH}?${new URLSearchParams({ reference: wanted.reference })}`
    if (name && 'reference' in name && name.reference === wanted.reference) void asked.refetch()
    else void push(url)
  }

  if (name && asked.data) {
    return (
      <>
        <BackLink href={PATH} label={t.tracking.another} />
        <OrderDetail order={asked.data} token={'id' in name ? name.token : undefined} />
      </>
    )
  }
  if (name && asked.isFetching && !asked.error) return <Skeleton height="20rem" />
  const failed = error ?? asked.error
  return (
    <>
      <h1>{t.tracking.title}</h1>
      <p>{t.tracking.intro}</p>
      <TrackingForm failure={failed && !isPending ? trackingFailure(failed) : undefined} searching={isPending} onAsk={ask} />
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

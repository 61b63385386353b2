import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/account-addresses'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { addressLines } from '@/storefront/features/address-form/address-text'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import css from './Addresses.module.css'
import { savedAddressesQuery, addressOf, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import { makeDefault } from './queries'
import { useDeleting } from './use-deleting'
import { ADDRESSES_PATH, NEW } from './paths'

/** Where a person has parcels sent. */
export function Addresses({ userId }: { userId: string }) {
  const query = useQuery(savedAddressesQuery(userId))
  const add = <Button href={`${ADDRESSES_PATH}/${NEW}`}>{t.add}</Button>
  const { ask, deleting, element } = useDeleting(userId)
  return (
    <>
      <TitleBar title={t.title} back={{}} action={query.data && query.data.length > 0 && add} />
      <Loaded query={query} skeleton={<Skeleton height="13rem" />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState title={t.empty} text={t.emptyHint} action={add} />
          ) : (
            <ul className={css.list}>
              {addresses.map((saved) => (
                <AddressCard
                  key={saved.id}
                  userId={userId}
                  saved={saved}
                  deleting={deleting === saved.id}
                  onDelete={() => void ask(saved)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {element}
    </>
  )
}

type AddressCardProps = { userId: string; saved: SavedAddress; deleting: boolean; onDelete: () => void }

function AddressCard({ userId, saved, deleting, onDelete }: AddressCardProps) {
  const invalidate = useInvalidate()
  const [name = '', street = '', place = ''] = addressLines(addressOf(saved))
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeDefault(userId, saved.id),
    onSuccess: async () => {
      await invalidate([`/users/${userId}/customer-addresses`])
      toast('success', t.defaulted)
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return (
    <li className={css.card}>
      <address className={css.text}>
        <b>{name}</b>
        <span>{street}</span>
        <span>{place}</span>
      </address>
      {saved.isDefault && (
        <p>
          <Badge tone="info">{t.isDefault}</Badge>
        </p>
      )}
      <div className={css.actions}>
        <Button size="s" variant="link" href={`${ADDRESSES_PATH}/${saved.id}`} aria-label={t.editOf(name, street)}>
          {t.edit}
        </Button>
        <Button size="s" variant="link" loading={deleting} aria-label={t.removeOf(name, street)} onClick={onDelete}>
          {t.remove}
        </Button>
        {!saved.isDefault && (
          <Button
            size="s"
            variant="link"
            loading={isPending}
            aria-label={t.makeDefaultOf(name, street)}
            onClick={() => mutate()}
          >
            {t.makeDefault}
          </Button>
        )}
      </div>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/account-addresses'
import { useInvalidate } from '@/api/invalidate'
import type { Address } from '@/storefront/features/address-form/address'
import { AddressForm } from '@/storefront/features/address-form/AddressForm'
import { Checkbox } from '@/ui/Checkbox'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { useLater } from '@/ui/useLater'
import css from './Addresses.module.css'
import { savedAddressesQuery, addressOf, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import { ADDRESSES_PATH, NEW } from './paths'
import { saveAddress } from './queries'

// Only an address that exists can be deleted: a form does not wait for that.
const loadRemove = () => import('./RemoveAddress').then(({ RemoveAddress }) => RemoveAddress)

type AddressPageProps = { userId: string; id: string; onDone: (href: string) => void }

/** A new address, or one to change. */
export function AddressPage({ userId, id, onDone }: AddressPageProps) {
  const query = useQuery(savedAddressesQuery(userId))
  return (
    <>
      <TitleBar title={id === NEW ? t.newTitle : t.editTitle} back={{ href: ADDRESSES_PATH, label: t.back }} />
      <Loaded query={query} skeleton={<Skeleton height="28rem" />}>
        {(addresses) => {
          const saved = addresses.find((address) => address.id === id)
          if (!saved && id !== NEW) return <EmptyState title={t.notFound} />
          return (
            <AddressEditor
              userId={userId}
              saved={saved}
              isFirst={addresses.length === 0}
              onDone={() => onDone(ADDRESSES_PATH)}
            />
          )
        }}
      </Loaded>
    </>
  )
}

type AddressEditorProps = { userId: string; saved: SavedAddress | undefined; isFirst: boolean; onDone: () => void }

function AddressEditor({ userId, saved, isFirst, onDone }: AddressEditorProps) {
  const invalidate = useInvalidate()
  const [isDefault, setDefault] = useState(saved?.isDefault ?? isFirst)
  const RemoveAddress = useLater(saved !== undefined, loadRemove)
  // The first address is always the default one, and it stays so until another one is chosen.
  const settled = isFirst || saved?.isDefault === true

  async function save(address: Address) {
    await saveAddress(userId, saved?.id, { address, isDefault })
    toast('success', t.saved)
    await invalidate([`/users/${userId}/customer-addresses`])
    onDone()
  }

  return (
    <div className={css.form}>
      <AddressForm kind="shipping" address={saved && addressOf(saved)} submit={t.save} onDone={save}>
        <Checkbox
          label={t.defaultBox}
          checked={isDefault || settled}
          disabled={settled}
          onChange={(event) => setDefault(event.target.checked)}
        />
      </AddressForm>
      {saved && RemoveAddress && <RemoveAddress userId={userId} saved={saved} onDone={onDone} />}
    </div>
  )
}

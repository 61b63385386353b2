import { useEffect, useState } from 'react'
import { t } from '#i18n/checkout'
import { useInvalidate } from '@/api/invalidate'
import { AddressForm } from '@/storefront/features/address-form/AddressForm'
import { addressLines } from '@/storefront/features/address-form/address-text'
import { postalCodeIn } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Choices, type Choice } from './Choices'
import css from './Choices.module.css'
import { addressOf, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import { defaultOf, saveAddress, savedAddressLike, type Saved } from './saved'
import type { Address } from './types'

const NEW = 'new'

type AddressStepProps = {
  kind: 'shipping' | 'billing'
  /** Null for a guest, who types every address. */
  saved: Saved | null
  address: Address | undefined
  submit: string
  onProvince?: (province: string) => void
  onDone: (address: Address) => void
}

/** One of the saved addresses, or a new one. Without any the form is open at once. */
export function AddressStep({ kind, saved, address, submit, onProvince, onDone }: AddressStepProps) {
  const addresses = saved?.addresses ?? []
  const [chosen, setChosen] = useState(() => {
    const known = address ? savedAddressLike(addresses, address) : defaultOf(addresses)
    return known?.id ?? NEW
  })
  const picked = addresses.find(({ id }) => id === chosen)
  useEffect(() => {
    if (picked) onProvince?.(picked.province)
  }, [picked, onProvince])
  const back = defaultOf(addresses)
  const form = (
    <NewAddress
      key="form"
      kind={kind}
      userId={saved?.userId}
      address={address && !savedAddressLike(addresses, address) ? address : undefined}
      submit={submit}
      onProvince={onProvince}
      onDone={onDone}
    />
  )
  if (!back) return form
  return (
    <div className={css.step}>
      <Choices
        legend={t.address.choose}
        icon="pin"
        choices={[...addresses.map(choiceOf), { id: NEW, title: t.address.add }]}
        chosen={chosen}
        onChoose={setChosen}
      />
      {picked ? (
        <SavedChoice picked={picked} submit={submit} onDone={onDone} />
      ) : (
        <>
          <Button variant="link" size="s" className={css.back} onClick={() => setChosen(back.id)}>
            {t.address.back}
          </Button>
          {form}
        </>
      )}
    </div>
  )
}

type SavedChoiceProps = { picked: SavedAddress } & Pick<AddressStepProps, 'submit' | 'onDone'>

/** The saved address to use. One whose postal code is of another province is corrected in the account first. */
function SavedChoice({ picked, submit, onDone }: SavedChoiceProps) {
  const wrong = postalCodeIn(picked.province)(picked.postalCode)
  if (!wrong) {
    return (
      <div>
        <Button onClick={() => onDone(addressOf(picked))}>{submit}</Button>
      </div>
    )
  }
  const correct = (
    <Button size="s" variant="secondary" href={`/compte/mes-adresses/${picked.id}`}>
      {t.address.correct}
    </Button>
  )
  return (
    <Alert kind="error" action={correct}>
      {wrong}
    </Alert>
  )
}

function choiceOf(saved: SavedAddress): Choice {
  const [name, ...place] = addressLines(addressOf(saved))
  return {
    id: saved.id,
    title: name,
    detail: saved.isDefault ? t.address.isDefault(place.join(', ')) : place.join(', '),
  }
}

type NewAddressProps = Omit<AddressStepProps, 'saved'> & { userId: string | undefined }

/** A new address. A customer may save it; a failure to save does not block the order. */
function NewAddress({ userId, onDone, onProvince, ...form }: NewAddressProps) {
  const invalidate = useInvalidate()
  const [keep, setKeep] = useState(true)
  function done(address: Address) {
    onDone(address)
    if (!userId || !keep) return
    saveAddress(userId, address)
      .then(() => invalidate([`/users/${userId}/customer-addresses`]))
      .catch(() => {})
  }
  return (
    <AddressForm {...form} {...(onProvince && { onProvince })} onDone={done}>
      {userId && <Checkbox label={t.address.keep} checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
    </AddressForm>
  )
}

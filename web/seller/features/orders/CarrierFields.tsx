import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-orders'
import { Field } from '@/ui/Field'
import form from '@/ui/form.module.css'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { linkError, OTHER, type Tracking } from './carriers'
import { carriersQuery } from './queries'

const words = t.ship
const MAX_NAME = 100
const MAX_LINK = 500

type CarrierFieldsProps = {
  shopId: string
  tracking: Tracking
  /** True once the form was submitted: errors are shown from then on. */ tried: boolean
  onChange: (tracking: Tracking) => void
}

/** Who carries a parcel, and how it is followed. */
export function CarrierFields({ shopId, tracking, tried, onChange }: CarrierFieldsProps) {
  const [left, setLeft] = useState(false)
  const { data: carriers = [] } = useQuery({ ...carriersQuery(shopId), staleTime: Infinity })
  const options = [
    ...carriers.map(({ code, name }) => ({ value: code, label: name })),
    { value: OTHER, label: words.other },
  ]
  const { carrier, name, number, link } = tracking
  const change = (part: Partial<Tracking>) => onChange({ ...tracking, ...part })
  return (
    <div className={form.grid}>
      <Field label={words.carrier}>
        <Select
          value={carrier}
          placeholder={words.none}
          options={options}
          onChange={(event) => change({ carrier: event.target.value as Tracking['carrier'] })}
        />
      </Field>
      {carrier === OTHER && (
        <Field label={words.carrierName}>
          <TextInput value={name} maxLength={MAX_NAME} onChange={(event) => change({ name: event.target.value })} />
        </Field>
      )}
      {carrier !== '' && (
        <>
          <Field label={words.tracking} optional>
            <TextInput
              value={number}
              maxLength={MAX_NAME}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ number: event.target.value })}
            />
          </Field>
          <Field
            label={words.link}
            optional
            help={carrier === OTHER ? words.linkOther : words.linkHelp}
            error={left || tried ? linkError(tracking) : undefined}
          >
            <TextInput
              type="url"
              value={link}
              maxLength={MAX_LINK}
              onBlur={() => setLeft(true)}
              onChange={(event) => change({ link: event.target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}

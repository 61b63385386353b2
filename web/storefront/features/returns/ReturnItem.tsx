import type { ReactNode } from 'react'
import { t } from '#i18n/returns'
import { formatDate } from '@/lib/format-date'
import { RETURN_REASON_MAX } from '@/lib/rules'
import { ItemRow } from '@/storefront/features/order/ItemRow'
import type { BoughtItem } from '@/storefront/features/order/types'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './NewReturn.module.css'
import { isDisabled, quantities, type Picked } from './selection'

type ReturnItemProps = {
  item: BoughtItem
  /** What is asked of it; undefined while it is not ticked. */
  picked: Picked | undefined
  error: string | undefined
  /** Where photographs are joined. */
  photos: ReactNode
  onToggle: () => void
  onChange: (to: Partial<Picked>) => void
}

/** An item with its box. Ticked, it asks for a reason, and for a quantity when there is a choice. */
export function ReturnItem({ item, picked, error, photos, onToggle, onChange }: ReturnItemProps) {
  const disabled = isDisabled(item)
  const box = (
    <Checkbox
      className={css.box}
      checked={Boolean(picked)}
      disabled={disabled}
      onChange={onToggle}
      label={<VisuallyHidden>{t.pick(item.productName)}</VisuallyHidden>}
    />
  )
  return (
    <ItemRow item={item} lead={box} note={noteOf(item)}>
      {picked && <Ask item={item} picked={picked} error={error} photos={photos} onChange={onChange} />}
    </ItemRow>
  )
}

/** Why it stays, or until when it may go back. */
function noteOf({ returnRefusal, returnableUntil }: BoughtItem): string | undefined {
  if (returnRefusal) return returnRefusal.message
  return returnableUntil ? t.until(formatDate(returnableUntil)) : undefined
}

function Ask({
  item,
  picked,
  error,
  photos,
  onChange,
}: Pick<ReturnItemProps, 'item' | 'error' | 'photos' | 'onChange'> & { picked: Picked }) {
  const choices = quantities(item)
  return (
    <div className={css.ask}>
      {choices.length > 1 && (
        <Field label={t.quantity}>
          <Select
            value={String(picked.quantity)}
            options={choices.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(event) => onChange({ quantity: Number(event.target.value) })}
          />
        </Field>
      )}
      <div className={css.reason}>
        <Field label={`${t.reason} ${t.required}`} required error={error}>
          <TextArea
            className={css.area}
            maxLength={RETURN_REASON_MAX}
            value={picked.reasonText}
            onChange={(event) => onChange({ reasonText: event.target.value })}
          />
        </Field>
        <span className={css.count}>{t.reasonCount([...picked.reasonText].length, RETURN_REASON_MAX)}</span>
      </div>
      {photos}
    </div>
  )
}

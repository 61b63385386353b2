import { t } from '#i18n/gift'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import type { Gift } from './types'
import css from './ValidationStep.module.css'

/** The longest message that the server takes. */
const LONGEST = 300

type GiftChoiceProps = {
  /** Undefined unless the order is a gift. */
  gift: Gift | undefined
  onGift: (gift: Gift | undefined) => void
}

/** Whether the order is a gift, and the words that go in its parcels. */
export function GiftChoice({ gift, onGift }: GiftChoiceProps) {
  return (
    <div className={css.choice}>
      <Checkbox
        label={t.choose}
        checked={gift !== undefined}
        onChange={({ target }) => onGift(target.checked ? { message: '' } : undefined)}
      />
      <p className={css.text}>{t.chooseHelp}</p>
      {gift && (
        <Field className={css.message} label={t.message} help={t.messageHelp} optional>
          <TextArea
            rows={3}
            maxLength={LONGEST}
            value={gift.message}
            onChange={({ target }) => onGift({ message: target.value })}
          />
        </Field>
      )}
    </div>
  )
}

import { useId, useState, type KeyboardEvent } from 'react'
import { t } from '#i18n/desk'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './RichText.module.css'
import { linkAddress } from './rich-text'

const words = t.richText.link

type LinkBarProps = {
  /** Where the chosen words lead already; empty when they are no link yet. */
  address: string
  onSet: (address: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Where the chosen words of a rich text lead. No form: it stands inside that of the text. */
export function LinkBar({ address, onSet, onRemove, onClose }: LinkBarProps) {
  const id = useId()
  const [typed, setTyped] = useState(address.replace(/^mailto:/i, ''))
  const [wrong, setWrong] = useState(false)
  function apply() {
    const next = linkAddress(typed)
    if (next) onSet(next)
    else setWrong(true)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={css.link} role="group" aria-labelledby={id} onKeyDown={press}>
      <span id={id} hidden>
        {words.label}
      </span>
      <Field label={words.address} help={words.help} error={wrong ? words.wrong : undefined} required>
        <TextInput
          size="s"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
      </Field>
      <div className={css.linkActs}>
        <Button size="s" variant="secondary" onClick={apply}>
          {words.set}
        </Button>
        {address && (
          <Button size="s" variant="link" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
        <Button size="s" variant="link" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

import { useId, useRef, useState, type DragEvent } from 'react'
import { t } from '#i18n/desk'
import { refusal } from '@/api/refusal'
import { upload } from '@/api/upload'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import fieldCss from '@/ui/Field.module.css'
import { FieldError } from '@/ui/FieldError'
import { Icon } from '@/ui/Icon'
import { TextInput } from '@/ui/TextInput'
import { ACCEPTED, tooHeavy } from './pictures'
import css from './PictureField.module.css'
import { Progress } from './Progress'

const words = t.pictures

/** A kept picture, as far as a form needs it. */
export interface Kept {
  key: string
  /** Where to see it. */
  url: string
  alt: string
}

type PictureFieldProps = {
  label: string
  help: string
  altLabel: string
  /** Where it is sent, and what of the answer is kept. */
  send: { path: string; read: (answer: unknown) => Kept }
  value: Kept | null
  onChange: (kept: Kept | null) => void
  wide?: boolean
}

/** One picture: chosen or dropped, sent at once with its progress, described in words. */
export function PictureField({ label, help, altLabel, send, value, onChange, wide }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [over, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    const heavy = tooHeavy(file)
    setFailure(heavy)
    if (heavy) return
    setProgress(0)
    try {
      const kept = send.read(await upload(send.path, file, { onProgress: setProgress }))
      onChange({ ...kept, alt: value?.alt ?? '' })
    } catch (error) {
      setFailure(refusal(error) ?? words.failed)
    } finally {
      setProgress(undefined)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={fieldCss.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span className={fieldCss.label} id={`${id}-label`}>
        {label}
      </span>
      <div
        className={classNames(css.frame, wide && css.wide, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value ? <img className={css.picture} src={value.url} alt={value.alt || label} /> : <Icon name="image" />}
        {progress !== undefined && <Progress label={words.sending} part={progress} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        data-picture={label}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = '' // the same file may be chosen again
        }}
      />
      <div className={css.actions}>
        <Button size="s" variant="secondary" loading={progress !== undefined} onClick={() => input.current?.click()}>
          {value ? words.replace : words.choose}
        </Button>
        {value && (
          <Button size="s" variant="link" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {failure ? (
        <FieldError id={`${id}-help`}>{failure}</FieldError>
      ) : (
        <p className={fieldCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {value && (
        <Field label={altLabel} help={words.altHelp} optional>
          <TextInput
            maxLength={300}
            value={value.alt}
            onChange={(event) => onChange({ ...value, alt: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

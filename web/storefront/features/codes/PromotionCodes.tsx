import { useId, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/promotions'
import type { components } from '@/api/schema'
import { api } from '@/api/client'
import { refusal } from '@/api/refusal'
import { whatOf } from '@/lib/promotion-text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import layout from '@/ui/layout.module.css'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './PromotionCodes.module.css'

type Schemas = components['schemas']
export type Code = Schemas['CartCode']

/** Makes a change of the cart by a call, with the words for it; rejects with the server's refusal. */
export type ChangeCart = (call: (cartId: string) => Promise<Schemas['Cart']>, said: string) => Promise<unknown>

const adds = (code: string) => async (id: string) =>
  (await api.POST('/carts/{id}/codes', { params: { path: { id } }, body: { code } })).data!
const removes = (code: string) => async (id: string) =>
  (await api.DELETE('/carts/{id}/codes/{code}', { params: { path: { id, code } } })).data!

type PromotionCodesProps = { codes: readonly Code[]; change: ChangeCart }

/** The codes of the cart, with why one takes nothing off, and the field for another, folded until it is asked for. */
export function PromotionCodes({ codes, change }: PromotionCodesProps) {
  const group = useRef<HTMLDivElement>(null)
  // What had the focus is gone once a code was put in or taken out.
  const done = () => group.current?.focus({ preventScroll: true })
  const remove = (code: string) =>
    void change(removes(code), t.removed(code)).then(done, (error) => toast('error', refusal(error) ?? t.failed))
  return (
    <div ref={group} className={css.codes} role="group" aria-label={t.codes} tabIndex={-1}>
      {codes.length > 0 && (
        <ul>
          {codes.map((code) => (
            <li key={code.code} className={css.code}>
              <span>
                <b>{code.code}</b>
                <small className={code.applied ? css.applied : css.refused}>{whatOf(code)}</small>
              </span>
              <IconButton icon="close" label={t.remove(code.code)} onClick={() => remove(code.code)} />
            </li>
          ))}
        </ul>
      )}
      <NewCode change={change} onAdded={done} />
    </div>
  )
}

function NewCode({ change, onAdded }: { change: ChangeCart; onAdded: () => void }) {
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const id = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim() || sending) return
    setSending(true)
    setError(undefined)
    try {
      await change(adds(code.trim()), t.added(code.trim()))
      setCode('')
      setOpen(false)
      onAdded()
    } catch (failure) {
      setError(refusal(failure) ?? t.failed)
    } finally {
      setSending(false)
    }
  }
  if (!open)
    return (
      <button type="button" className={`${layout.link} ${css.open}`} onClick={() => setOpen(true)}>
        {t.add}
      </button>
    )
  return (
    <form id={id} className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <Field label={t.code} error={error} className={css.field ?? ''}>
        <TextInput
          size="s"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Whoever opened the field is about to type in it.
          ref={focusOnce}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button size="s" variant="secondary" type="submit" loading={sending}>
        {t.apply}
      </Button>
    </form>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()

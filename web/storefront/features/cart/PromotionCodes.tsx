import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/promotions'
import { api } from '@/api/client'
import { refusal } from '@/api/refusal'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import layout from '@/ui/layout.module.css'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { useCart } from './cart-context'
import css from './PromotionCodes.module.css'
import type { CartCall, CartCode } from './types'

const adds =
  (code: string): CartCall =>
  async (id) =>
    (await api.POST('/carts/{id}/codes', { params: { path: { id } }, body: { code } })).data!
const removes =
  (code: string): CartCall =>
  async (id) =>
    (await api.DELETE('/carts/{id}/codes/{code}', { params: { path: { id, code } } })).data!

/** The codes of the cart, with why one takes nothing off, and the field for another, folded until it is asked for. */
export function PromotionCodes({ codes }: { codes: readonly CartCode[] }) {
  const { call } = useCart()
  const remove = (code: string) =>
    void call(removes(code), t.removed(code)).catch((error) => toast('error', refusal(error) ?? t.failed))
  return (
    <div className={css.codes}>
      {codes.length > 0 && (
        <ul aria-label={t.codes}>
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
      <NewCode />
    </div>
  )
}

function whatOf({ applied, reason, missing, missingUnits }: CartCode): string {
  if (applied || !reason) return t.applied
  if (reason === 'minimum') return t.missing(formatMoney(missing))
  if (reason === 'units') return t.missingUnits(missingUnits)
  return t.why[reason]
}

function NewCode() {
  const { call } = useCart()
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
      await call(adds(code.trim()), t.added(code.trim()))
      setCode('')
      setOpen(false)
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

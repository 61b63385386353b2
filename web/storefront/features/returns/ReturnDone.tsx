import { useEffect, useRef, type ComponentProps } from 'react'
import { t } from '#i18n/returns'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import css from './NewReturn.module.css'
import type { ReturnRequest } from './queries'

const words = t.done

type ReturnDoneProps = {
  request: ReturnRequest
  back: { href: string; label: string } & ComponentProps<typeof TitleBar>['back']
}

/** The request is sent: what was asked, and what happens now. */
export function ReturnDone({ request, back }: ReturnDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={css.done}>
      <TitleBar title={words.title} back={back} />
      <Alert kind="success">{words.text}</Alert>
      <section aria-label={words.items}>
        <h2 className={css.heading}>{words.items}</h2>
        <ul className={css.list}>
          {request.items.map(({ id, quantity, productName, variantName, storeName, reasonText }) => (
            <li key={id}>
              <b>{words.line(quantity, [productName, variantName].filter(Boolean).join(', '))}</b>
              <span className={css.detail}>{storeName}</span>
              <span className={css.detail}>{reasonText}</span>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <Button href={back.href}>{back.label}</Button>
      </div>
    </div>
  )
}

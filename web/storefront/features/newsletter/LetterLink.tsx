import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { t } from '#i18n/letter-links'
import { t as newsletter } from '#i18n/newsletter'
import { ApiError } from '@/api/client'
import { useView } from '@/router/navigation'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import css from './LetterLink.module.css'

type LetterLinkProps = {
  words: { title: string; text: string; button: string; doneTitle: string; done: string }
  onAnswer: (token: string) => Promise<void>
}

/**
 * The page that a letter's link opens. It acts on a click and not by itself: programs that scan mail before people
 * do open every link in it.
 */
export function LetterLink({ words, onAnswer }: LetterLinkProps) {
  const token = useView().context.query.get('jeton') ?? ''
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: onAnswer })
  if (isSuccess)
    return <Sheet title={words.doneTitle} text={words.done} news action={<Button href="/">{t.home}</Button>} />
  if (!token || (error instanceof ApiError && error.status < 500 && error.status !== 429)) {
    return <Sheet title={t.deadTitle} text={t.dead} news action={<Button href="/contact">{t.contact}</Button>} />
  }
  return (
    <Sheet
      title={words.title}
      text={words.text}
      action={
        <Button loading={isPending} onClick={() => mutate(token)}>
          {words.button}
        </Button>
      }
    >
      {error && !isPending && <Alert kind="error">{newsletter.failed}</Alert>}
    </Sheet>
  )
}

type SheetProps = {
  title: string
  text: string
  action: ReactNode
  /** It tells what became of a click. */ news?: boolean
  children?: ReactNode
}

function Sheet({ title, text, action, news = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) heading.current?.focus()
  }, [news])
  return (
    <div className={layout.frame}>
      <section className={css.sheet}>
        <h1 key={title} ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {children}
        <div>{action}</div>
      </section>
    </div>
  )
}

import { useState } from 'react'
import { t } from '#i18n/faq'
import { TwoColumns } from '@/storefront/features/content/TwoColumns'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { Link } from '@/ui/Link'
import { TextInput } from '@/ui/TextInput'
import css from './Faq.module.css'
import { FaqItem } from './FaqItem'
import { searched } from './search'
import type { Collection } from './types'
import { useAnchor } from './use-anchor'

/** Both collections under one search box. An address with an anchor opens its question. */
export function Faq({ collections }: { collections: readonly Collection[] }) {
  const [typed, setTyped] = useState('')
  const open = useOpenQuestions(() => setTyped(''))
  const shown = searched(collections, typed)
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <TwoColumns
      side={
        <>
          <Search typed={typed} onType={setTyped} count={count} />
          <nav aria-label={t.collections}>
            <ul className={css.collections}>
              {shown.map(({ code, title, items }) => (
                <li key={code}>
                  <Link href={`#${code}`}>{title}</Link> <span className={css.count}>{t.count(items.length)}</span>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      {count === 0 && (
        <EmptyState
          title={t.noneTitle}
          text={t.none}
          drawing="lens"
          action={<Button onClick={() => setTyped('')}>{t.clear}</Button>}
        />
      )}
      {shown.map(
        ({ code, title, items }) =>
          items.length > 0 && (
            <section key={code} className={css.collection} aria-labelledby={code}>
              <h2 id={code}>{title}</h2>
              {items.map((item) => (
                <FaqItem
                  key={item.id}
                  item={item}
                  open={open.has(item.id)}
                  onToggle={(now) => open.toggle(item.id, now)}
                />
              ))}
            </section>
          ),
      )}
      <section className={css.ask} aria-labelledby="pas-trouve">
        <div>
          <h2 id="pas-trouve" className={css.askTitle}>
            {t.askTitle}
          </h2>
          <p>{t.ask}</p>
        </div>
        <Button href="/contact">{t.contact}</Button>
      </section>
    </TwoColumns>
  )
}

/** Which questions are open. That of the address is opened, and brought to sight once it is there. */
function useOpenQuestions(showAll: () => void) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, now: boolean) =>
    setOpened((before) => {
      if (before.has(id) === now) return before
      const after = new Set(before)
      if (now) after.add(id)
      else after.delete(id)
      return after
    })
  useAnchor((id, cause) => {
    toggle(id, true)
    showAll()
    // On arrival the browser, or the shell, scrolls there by itself.
    if (cause === 'link') window.requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  })
  return { has: (id: string) => opened.has(id), toggle }
}

type SearchProps = { typed: string; onType: (typed: string) => void; count: number }

function Search({ typed, onType, count }: SearchProps) {
  return (
    <form role="search" aria-label={t.search} onSubmit={(event) => event.preventDefault()}>
      <Field label={t.search}>
        <TextInput
          type="search"
          icon="search"
          name="q"
          autoComplete="off"
          maxLength={80}
          placeholder={t.placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <p role="status" className={css.count}>
        {typed.trim() && t.found(count, typed.trim())}
      </p>
    </form>
  )
}

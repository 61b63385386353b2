import { useId, useRef, useState } from 'react'
import { t } from '#i18n/operator-texts'
import { formatCount } from '@/lib/format-money'
import css from './TextPage.module.css'
import { insert, prefix, wrap, type Typed } from './markdown'
import type { TextDetail } from './queries'

const words = t.editor

type BodyEditorProps = {
  body: string
  onChange: (body: string) => void
  values: TextDetail['allValues']
  wordCount: number | undefined
}

/** The Markdown of a text, with the marks at hand and the values that it may name. */
export function BodyEditor({ body, onChange, values, wordCount }: BodyEditorProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState('')
  const apply = (change: (typed: Typed) => Typed) => {
    const area = field.current
    if (!area) return
    const next = change({ text: body, from: area.selectionStart, to: area.selectionEnd })
    onChange(next.text)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(next.from, next.to)
    })
  }
  const used = values.filter(({ name }) => new RegExp(`\\{\\{\\s*(?:si\\s+)?${name}\\s*\\}\\}`).test(body))
  return (
    <div className={css.editor}>
      <div className={css.tools} role="toolbar" aria-label={words.tools}>
        <button type="button" onClick={() => apply((typed) => prefix(typed, '## '))}>
          {words.heading}
        </button>
        <button type="button" aria-label={words.boldLabel} onClick={() => apply((typed) => wrap(typed, '**'))}>
          <b>{words.bold}</b>
        </button>
        <button type="button" aria-label={words.italicLabel} onClick={() => apply((typed) => wrap(typed, '*'))}>
          <i>{words.italic}</i>
        </button>
        <button type="button" onClick={() => apply((typed) => insert(typed, words.linkSample))}>
          {words.link}
        </button>
        <button type="button" onClick={() => apply((typed) => prefix(typed, '- '))}>
          {words.list}
        </button>
        <button type="button" onClick={() => apply((typed) => insert(typed, words.tableSample))}>
          {words.table}
        </button>
        <span className={css.separator} />
        <select
          className={css.value}
          aria-label={words.value}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{words.value}</option>
          {values.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" disabled={value === ''} onClick={() => apply((typed) => insert(typed, `{{${value}}}`))}>
          {words.insert}
        </button>
        {wordCount !== undefined && <span className={css.count}>{words.words(formatCount(wordCount))}</span>}
      </div>
      <label className={css.hidden} htmlFor={id}>
        {words.body}
      </label>
      <textarea
        ref={field}
        id={id}
        className={css.body}
        spellCheck
        lang="fr-CA"
        value={body}
        onChange={(event) => onChange(event.target.value)}
      />
      {used.length > 0 && (
        <div className={css.values}>
          <h2>{words.values}</h2>
          <dl>
            {used.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || words.empty}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

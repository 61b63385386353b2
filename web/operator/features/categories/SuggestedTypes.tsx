import { useId } from 'react'
import { t } from '#i18n/operator-categories'
import { keepFocusSoon } from '@/desk/keep-focus'
import { Icon } from '@/ui/Icon'
import { Select } from '@/ui/Select'
import css from './Categories.module.css'
import type { VariantType } from './queries'

type SuggestedTypesProps = {
  types: readonly VariantType[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** The options suggested first to shops for the products of a category. */
export function SuggestedTypes({ types, chosen, onChange }: SuggestedTypesProps) {
  const id = useId()
  const nameOf = (code: string) => types.find((type) => type.code === code)?.name ?? code
  const others = types.filter(({ code, hidden }) => !hidden && !chosen.includes(code))
  return (
    <div role="group" aria-labelledby={id}>
      <span className={css.label} id={id}>
        {t.panel.types}
      </span>
      <div className={css.chips}>
        {chosen.map((code) => (
          <button
            key={code}
            type="button"
            className={css.chip}
            aria-label={t.panel.dropType(nameOf(code))}
            onClick={() => {
              onChange(chosen.filter((other) => other !== code))
              keepFocusSoon()
            }}
          >
            {nameOf(code)}
            <Icon name="close" size="xs" />
          </button>
        ))}
        {others.length > 0 && (
          <Select
            size="s"
            aria-label={t.panel.addType}
            className={css.addType}
            value=""
            placeholder={`+ ${t.panel.addType}`}
            options={others.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => onChange([...chosen, event.target.value])}
          />
        )}
      </div>
    </div>
  )
}

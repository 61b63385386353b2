import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { Panel } from '@/desk/Panel'
import { formatCount } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import css from './Categories.module.css'
import { CodeForm } from './CodeForm'
import { codesQuery } from './queries'

const words = t.codes

/** The codes that class shops, which can be called otherwise. */
export function CodesPanel() {
  const codes = useQuery(codesQuery()).data?.data ?? []
  const [open, setOpen] = useState('')
  return (
    <Panel title={words.title}>
      <p className={css.soft}>{words.lead}</p>
      <ul className={css.words}>
        {codes.map((code) => (
          <li key={code.code}>
            {open === code.code ? (
              <CodeForm code={code} onDone={() => setOpen('')} />
            ) : (
              <div className={css.word}>
                <span>
                  {code.label} <span className={css.soft}>{code.code}</span>
                  <span className={css.soft}>{words.shops(formatCount(code.shops), code.shops > 1)}</span>
                </span>
                <Button
                  size="s"
                  variant="link"
                  aria-label={`${words.rename} ${code.label}`}
                  onClick={() => setOpen(code.code)}
                >
                  {words.rename}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

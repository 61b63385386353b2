import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { Panel } from '@/desk/Panel'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import css from './Categories.module.css'
import type { VariantType } from './queries'
import { TypeForm } from './TypeForm'

const words = t.words

/** The words of options that are suggested to shops. */
export function TypesPanel({ types, onClose }: { types: readonly VariantType[]; onClose: () => void }) {
  const [open, setOpen] = useState('')
  return (
    <Panel
      title={words.title}
      action={
        <Button size="s" variant="link" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className={css.soft}>{words.lead}</p>
      <ul className={css.words}>
        {types.map((type) => (
          <li key={type.id}>
            {open === type.id ? (
              <TypeForm type={type} onDone={() => setOpen('')} />
            ) : (
              <div className={css.word}>
                <span>
                  <b>{type.name}</b> {type.hidden && <Badge>{words.hidden}</Badge>}
                  <span className={css.soft}>{type.values.slice(0, 8).join(', ')}</span>
                </span>
                <Button
                  size="s"
                  variant="link"
                  aria-label={`${words.rename} ${type.name}`}
                  onClick={() => setOpen(type.id)}
                >
                  {words.rename}
                </Button>
              </div>
            )}
          </li>
        ))}
        <li>{open === 'new' ? <TypeForm onDone={() => setOpen('')} /> : null}</li>
      </ul>
      {open !== 'new' && (
        <Button size="s" variant="secondary" onClick={() => setOpen('new')}>
          {words.add}
        </Button>
      )}
    </Panel>
  )
}

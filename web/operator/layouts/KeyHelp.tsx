import { t } from '#i18n/operator'
import { Modal } from '@/ui/Modal'
import { useEntries } from './go-to'
import css from './KeyHelp.module.css'

const words = t.keys

/** All keys of the console. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const entries = useEntries()
  return (
    <Modal open={open} onCancel={onClose} title={words.title}>
      <Keys keys={words.list} />
      <h3>{words.goTo}</h3>
      <Keys keys={entries.map(({ key, label }) => [['G', key.toUpperCase()], label])} />
      <p className={css.note}>{words.note}</p>
    </Modal>
  )
}

function Keys({ keys }: { keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <dl className={css.keys}>
      {keys.map(([pressed, meaning]) => (
        <div key={meaning} style={{ display: 'contents' }}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useState } from 'react'
import { t } from '#i18n/operator'
import { useDownload } from '@/ui/useDownload'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './entry.module.css'

const words = t.entry.recovery

/** The codes for the day when the telephone is lost, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { busy, download } = useDownload(t.failed)
  const [kept, setKept] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setKept(true)
    toast('success', words.copied)
  }
  const save = async () => {
    if (await download(async () => new Blob([`${text}\n`], { type: 'text/plain' }), words.file)) setKept(true)
  }
  return (
    <section className={css.sheet}>
      <h1>{words.title}</h1>
      <p className={css.lead}>{words.text}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => void copy().catch(() => toast('error', t.failed))}>
          {words.copy}
        </Button>
        <Button variant="secondary" loading={busy} onClick={() => void save()}>
          {words.download}
        </Button>
        <Button disabled={!kept} onClick={onDone}>
          {words.goOn}
        </Button>
      </div>
      <p className={css.note}>{words.once}</p>
    </section>
  )
}

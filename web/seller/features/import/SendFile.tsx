import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type DragEvent } from 'react'
import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-import'
import { refusal } from '@/api/refusal'
import { classNames } from '@/lib/class-names'
import { Help } from '@/desk/Help'
import { Panel } from '@/desk/Panel'
import { Progress } from '@/desk/Progress'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import css from './import.module.css'
import { fetchTemplate, sendFile } from './queries'

const words = t.send

/** The file, chosen or dropped. */
export function SendFile({ shopId, onSent }: { shopId: string; onSent: (importId: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [part, setPart] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => sendFile(shopId, file, setPart),
    onSuccess: ({ id }) => onSent(id),
  })
  const { busy, download } = useDownload(words.templateFailed)
  const take = (file: File | undefined) => {
    setPart(0)
    if (file) mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Panel title={words.title}>
      <div
        className={classNames(css.zone, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{words.text}</p>
        <Button loading={isPending} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <p className={css.soft}>{words.drop}</p>
        <Button variant="link" loading={busy} onClick={() => void download(fetchTemplate, words.templateFile)}>
          {words.template}
        </Button>
        {isPending && <Progress label={words.sending} part={part} />}
        {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
      </div>
      <Help about={help.import.about}>{help.import.text}</Help>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        aria-label={words.choose}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = '' // the same file, corrected, may be chosen again
        }}
      />
    </Panel>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '#i18n/seller-orders'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Progress } from '@/desk/Progress'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import css from './TrackingPanel.module.css'
import { carriersQuery, checkTracking, LINES_AT_ONCE, noteTracking } from './queries'
import { TrackingLines } from './TrackingLines'
import type { TrackingLine } from './types'

const words = t.tracking

type TrackingPanelProps = { shopId: string; path: string; onClose: () => void }

/** Tracking numbers as one file: what each line does is shown first, then parcels are noted, a few at a time. */
export function TrackingPanel({ shopId, path, onClose }: TrackingPanelProps) {
  const invalidate = useInvalidate()
  const [lines, setLines] = useState<TrackingLine[]>()
  const [noted, setNoted] = useState(0)
  const check = useMutation({
    mutationFn: ({ file, carrier }: { file: File; carrier: string }) => checkTracking(shopId, file, carrier),
    onSuccess: setLines,
  })
  const ready = lines?.filter(({ state }) => state === 'ready') ?? []
  const note = useMutation({
    mutationFn: async () => {
      for (let at = 0; at < ready.length; at += LINES_AT_ONCE) {
        const results = await noteTracking(shopId, ready.slice(at, at + LINES_AT_ONCE))
        setLines((all) => all?.map((line) => results.find((result) => result.line === line.line) ?? line))
        setNoted((count) => count + results.filter(({ state }) => state === 'done').length)
      }
    },
    onSettled: () => void invalidate([`/seller/shops/${shopId}/*`]),
  })
  const another = () => {
    setLines(undefined)
    setNoted(0)
    note.reset()
  }
  const error = check.error ?? note.error
  return (
    <Panel
      title={lines ? words.checked : words.title}
      className={css.panel}
      action={
        <Button size="s" variant="link" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {lines ? (
        <>
          <div aria-live="polite" className={panel.stack}>
            {note.isSuccess && noted > 0 ? (
              <Alert kind="success">{words.done(noted)}</Alert>
            ) : (
              <p>
                <b>{words.plan(ready.length, lines.length - ready.length - noted)}</b> {ready.length > 0 && words.dry}
              </p>
            )}
          </div>
          {note.isPending && <Progress label={words.applying} part={noted / Math.max(noted + ready.length, 1)} />}
          <TrackingLines lines={lines} path={path} />
          <div className={css.actions}>
            {ready.length > 0 && (
              <Button loading={note.isPending} onClick={() => note.mutate()}>
                {words.apply(ready.length)}
              </Button>
            )}
            <Button variant="secondary" disabled={note.isPending} onClick={another}>
              {words.another}
            </Button>
          </div>
        </>
      ) : (
        <ChooseFile
          shopId={shopId}
          busy={check.isPending}
          onChosen={(file, carrier) => check.mutate({ file, carrier })}
        />
      )}
      {error && !check.isPending && !note.isPending && <Alert kind="error" title={refusal(error) ?? t.failed} />}
    </Panel>
  )
}

type ChooseFileProps = { shopId: string; busy: boolean; onChosen: (file: File, carrier: string) => void }

function ChooseFile({ shopId, busy, onChosen }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [carrier, setCarrier] = useState('')
  const { data: carriers = [] } = useQuery(carriersQuery(shopId))
  return (
    <div className={css.choice}>
      <p className={css.text}>{words.text}</p>
      <Field label={words.carrier}>
        <Select
          value={carrier}
          options={[{ value: '', label: words.noCarrier }].concat(
            carriers.map(({ code, name }) => ({ value: code, label: name })),
          )}
          onChange={(event) => setCarrier(event.target.value)}
        />
      </Field>
      <Button loading={busy} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={words.choose}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChosen(file, carrier)
          event.target.value = '' // the same file, corrected, may be chosen again
        }}
      />
    </div>
  )
}

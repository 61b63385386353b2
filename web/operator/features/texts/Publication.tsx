import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { Panel } from '@/desk/Panel'
import { formatDate, formatShortDate } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { announce, publish, tryLetter, type Audience, type TextDetail } from './queries'
import css from './TextPage.module.css'
import type { Editing } from './use-editing'

const words = t.publication

/** How what is written becomes public: when, whom it is announced to, and what it changes. */
export function Publication({ text, editing }: { text: TextDetail; editing: Editing }) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState('')
  const [chosen, setChosen] = useState<readonly Audience[]>([])
  const [summary, setSummary] = useState('')
  const [again, setAgain] = useState(false) // an announcement that failed was sent to those who are left
  const box = useRef<HTMLDivElement>(null)
  const effectiveOn = when === 'later' ? day : ''
  const letter = { subject: words.letterSubject(text.title), message: summary }
  const toggle = (audience: Audience) =>
    setChosen(chosen.includes(audience) ? chosen.filter((other) => other !== audience) : [...chosen, audience])

  async function send() {
    let version = 0
    const done = await editing.run(async (revision) => {
      version = await publish(text.id, revision, editing.written, { summary, effectiveOn })
    })
    if (!done) return
    setAgain(false)
    toast('success', words.published(version))
    announcing.mutate()
  }
  // Who was told leaves the list, so that the others can still be after a failure.
  const announcing = useMutation({
    mutationFn: async () => {
      for (const audience of chosen) {
        await announce(text.id, { audience, ...letter })
        setChosen((left) => left.filter((one) => one !== audience))
      }
    },
    onSuccess: () => setSummary(''),
    onSettled: editing.changed,
  })
  // The button rests while it is sent: the keyboard waits at the notice, where the outcome will stand.
  function announceAgain() {
    setAgain(true)
    box.current?.focus()
    announcing.mutate()
  }
  const testing = useMutation({
    mutationFn: () => tryLetter(text.id, { audience: chosen[0] ?? 'accounts', ...letter }),
    onSuccess: () => toast('success', words.tested),
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <Panel title={words.title} action={<span className={css.soft}>{standing(text)}</span>} className={css.publication}>
      <div className={css.thirds}>
        <div>
          <Choices
            label={words.when}
            value={when}
            choices={[
              { value: 'now', label: words.now },
              { value: 'later', label: words.later },
            ]}
            onChange={setWhen}
          />
          {when === 'later' && (
            <Field label={words.day}>
              <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            </Field>
          )}
        </div>
        <fieldset>
          <legend className={css.legend}>{words.announce}</legend>
          {(['accounts', 'sellers'] as const).map((audience) => (
            <Checkbox
              key={audience}
              label={
                <>
                  {words[audience]} <span className={css.soft}>{words.letters(formatCount(text[audience]))}</span>
                </>
              }
              checked={chosen.includes(audience)}
              onChange={() => toggle(audience)}
            />
          ))}
          <p className={css.soft}>{words.once}</p>
        </fieldset>
        <Field label={words.summary} help={words.summaryHelp}>
          <TextArea value={summary} maxLength={1000} onChange={(event) => setSummary(event.target.value)} />
        </Field>
      </div>
      {(announcing.isError ? chosen.length > 0 : again) && (
        <div ref={box} tabIndex={-1}>
          {announcing.isSuccess ? (
            <Alert kind="success" title={words.announced} />
          ) : (
            <Alert
              kind="error"
              title={words.notAnnounced}
              action={
                <Button size="s" variant="secondary" loading={announcing.isPending} onClick={announceAgain}>
                  {words.announceAgain}
                </Button>
              }
            >
              {announcing.error && refusal(announcing.error)}
            </Alert>
          )}
        </div>
      )}
      <div className={css.bar}>
        {text.waiting > 0 && text.waitingFrom && (
          <span className={css.soft}>{words.waiting(text.waiting, formatShortDate(text.waitingFrom))}</span>
        )}
        <span className={css.end}>
          <Button
            size="s"
            variant="secondary"
            disabled={summary === ''}
            loading={testing.isPending}
            onClick={() => testing.mutate()}
          >
            {words.test}
          </Button>
          <Button
            size="s"
            loading={editing.sending || announcing.isPending}
            disabled={Boolean(editing.flaw) || !editing.merge.settled || (when === 'later' && day === '')}
            onClick={() => void send()}
          >
            {effectiveOn ? words.publishOn(formatDate(`${effectiveOn}T12:00:00Z`)) : words.publish}
          </Button>
        </span>
      </div>
    </Panel>
  )
}

const standing = ({ version, since }: TextDetail) =>
  version > 0 && since ? words.inForce(version, formatShortDate(since)) : words.none

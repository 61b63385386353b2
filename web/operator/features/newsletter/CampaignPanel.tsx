import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-newsletter'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { compare, same } from '@/desk/merge'
import { MergeNotice } from '@/desk/MergeNotice'
import { useMerge } from '@/desk/use-merge'
import { useUnsaved } from '@/desk/use-unsaved'
import { formatCount } from '@/lib/format-money'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { Sent } from './Campaigns'
import css from './newsletter.module.css'
import {
  cancel,
  launch,
  meanwhileOf,
  preview,
  save,
  stop,
  test,
  useCampaignsChanged,
  type Campaign,
  type CampaignText,
} from './queries'

type CampaignPanelProps = { campaign: Campaign | undefined; onKept: (id: string) => void; onClose: () => void }
type What = 'save' | 'copy' | 'test' | 'preview' | 'launch' | 'stop' | 'cancel'

const MAX = 20_000
const empty: CampaignText = { subject: '', body: '', buttonLabel: '', buttonUrl: '' }

/** A letter to the subscribers: written, read as they will read it, tried on oneself, then sent. */
export function CampaignPanel({ campaign, onKept, onClose }: CampaignPanelProps) {
  // What is typed is on top of the draft as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState(campaign)
  const [text, setText] = useState<CampaignText>(campaign ? textOf(campaign) : empty)
  const merge = useMerge<CampaignText>((parts) => setText((old) => ({ ...old, ...parts })))
  const leaving = useUnsaved(!same(text, read ? textOf(read) : empty))
  const [html, setHTML] = useState('')
  const changed = useCampaignsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (what: What) => {
      if (what === 'preview') return void setHTML(await preview(text))
      if (what === 'copy') return void onKept((await save(undefined, text)).id)
      // A draft is kept before anything is done with it: what leaves is what is on screen.
      const kept = campaign && campaign.state !== 'draft' ? campaign : await keep(read, text)
      if (kept.state === 'draft') {
        setRead(kept)
        setText((now) => compare(text, now, textOf(kept)).merged) // with what was typed meanwhile
        merge.end()
      }
      if (what === 'test') await test(kept)
      if (what === 'launch') await launch(kept)
      if (what === 'stop') await stop(kept)
      if (what === 'cancel') await cancel(kept)
      toast('success', t.panel.done[what])
      await changed()
      return kept
    },
    onSuccess: (kept) => {
      // A new letter has its own panel, once all that was typed is kept.
      if (kept && kept.id !== campaign?.id && same(text, textOf(kept))) onKept(kept.id)
    },
    onError: (refused) => {
      const first = meanwhileOf(refused)
      if (first?.state === 'draft' && read) {
        merge.meet(textOf(read), text, { who: first.changedBy, at: first.changedAt, value: textOf(first) })
        setRead(first)
      } else void changed()
    },
  })
  const sure = useModal()
  async function giveUp() {
    const body = <p>{t.panel.cancelText}</p>
    const answer = await sure.open({ title: t.panel.cancelTitle, body, confirmLabel: t.panel.cancel })
    if (answer !== ACTION_CANCELLED) mutate('cancel')
  }
  const over = campaign?.state === 'sent' || campaign?.state === 'cancelled'
  const draft = !campaign || campaign.state === 'draft'
  const act = !campaign || campaign.state === 'draft' || campaign.state === 'stopped' ? 'launch' : 'stop'
  const set = (name: keyof CampaignText) => (value: string) => setText((old) => ({ ...old, [name]: value }))
  // Someone sent the letter while this one was being written: what is typed can become another letter.
  const orphan = campaign && campaign.state !== 'draft' && read?.state === 'draft' && !same(text, textOf(campaign))
  return (
    <DecisionPanel
      title={campaign ? campaign.subject : t.panel.title}
      submit={act === 'launch' ? launchWords(campaign) : t.panel.stop}
      disabled={over || !merge.settled}
      sending={isPending}
      error={error && !merge.meeting ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => mutate(act)}
      onClose={onClose}
      {...(draft && {
        preview: {
          effects: [
            { icon: 'letter', words: t.panel.once },
            { icon: 'close', words: t.panel.leave },
            { icon: 'clock', words: t.panel.walkAway },
          ],
        },
      })}
    >
      {leaving}
      <MergeNotice merge={merge} label={(part) => t.panel[part]} saving={isPending} onSave={() => mutate('save')} />
      {orphan && (
        <Alert
          kind="error"
          title={t.panel.sentMeanwhile}
          action={
            <Button size="s" variant="secondary" disabled={isPending} onClick={() => mutate('copy')}>
              {t.panel.copy}
            </Button>
          }
        />
      )}
      {draft ? (
        <Fields text={text} set={set} wrong={fieldErrors(error)} />
      ) : (
        <>
          <Sent campaign={campaign} />
          <p className={css.body}>{campaign.body}</p>
          {!over && (
            <div className={css.buttons}>
              <Button size="s" variant="link" disabled={isPending} onClick={() => void giveUp()}>
                {t.panel.cancel}
              </Button>
            </div>
          )}
          {sure.element}
        </>
      )}
      {draft && (
        <div className={css.buttons}>
          <Button size="s" variant="secondary" disabled={isPending || !merge.settled} onClick={() => mutate('save')}>
            {t.panel.save}
          </Button>
          <Button size="s" variant="secondary" disabled={isPending} onClick={() => mutate('preview')}>
            {t.panel.preview}
          </Button>
          <Button size="s" variant="secondary" disabled={isPending || !merge.settled} onClick={() => mutate('test')}>
            {t.panel.test}
          </Button>
        </div>
      )}
      {html && <iframe className={css.preview} title={t.panel.previewTitle} sandbox="" srcDoc={html} />}
    </DecisionPanel>
  )
}

const textOf = ({ subject, body, buttonLabel, buttonUrl }: Campaign): CampaignText => ({
  subject,
  body,
  buttonLabel,
  buttonUrl,
})

/** The draft as it is on screen; one that did not change is not written anew. */
async function keep(campaign: Campaign | undefined, text: CampaignText): Promise<Campaign> {
  const same = campaign && JSON.stringify(textOf(campaign)) === JSON.stringify(text)
  return same ? campaign : save(campaign, text)
}

const launchWords = (campaign: Campaign | undefined) =>
  campaign?.state === 'stopped'
    ? t.panel.goOn
    : campaign
      ? t.panel.launch(formatCount(campaign.recipients))
      : t.panel.launchNew

type FieldsProps = {
  text: CampaignText
  set: (name: keyof CampaignText) => (value: string) => void
  wrong: Partial<Record<keyof CampaignText, string>>
}

function Fields({ text, set, wrong }: FieldsProps) {
  return (
    <>
      <Field label={t.panel.subject} error={wrong.subject} required>
        <TextInput size="s" maxLength={200} value={text.subject} onChange={(e) => set('subject')(e.target.value)} />
      </Field>
      <LongText
        label={t.panel.body}
        help={t.panel.bodyHelp}
        error={wrong.body}
        value={text.body}
        onChange={set('body')}
        max={MAX}
        count={t.panel.count}
      />
      <Field label={t.panel.buttonLabel} error={wrong.buttonLabel} optional>
        <TextInput
          size="s"
          maxLength={80}
          value={text.buttonLabel}
          onChange={(e) => set('buttonLabel')(e.target.value)}
        />
      </Field>
      <Field label={t.panel.buttonUrl} help={t.panel.buttonHelp} error={wrong.buttonUrl} optional>
        <TextInput size="s" maxLength={500} value={text.buttonUrl} onChange={(e) => set('buttonUrl')(e.target.value)} />
      </Field>
    </>
  )
}

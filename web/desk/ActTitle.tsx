import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'

type ActTitleProps = {
  title: string
  lead: string
  /** What the button says; absent for who may not. */
  act: string | undefined
  sending: boolean
  error: Error | null
  /** What is said of an error without words. */
  failed: string
  onAct: () => void
}

/** The top of a page on which one thing can be done, and why it could not be. */
export function ActTitle({ title, lead, act, sending, error, failed, onAct }: ActTitleProps) {
  return (
    <>
      <TitleBar
        title={title}
        lead={lead}
        action={
          act && (
            <Button size="s" loading={sending} onClick={onAct}>
              {act}
            </Button>
          )
        }
      />
      {error && <Alert kind="error" title={refusal(error) ?? failed} />}
    </>
  )
}

import { t } from '#i18n/desk'
import { LongText } from './LongText'

const MAX = 1000

type ReasonFieldProps = {
  value: string
  onChange: (reason: string) => void
  /** Who reads it, when it is not only the journal. */
  help?: string
  label?: string
  error?: string | undefined
}

/** Why something is done to someone: required, and kept in the journal. */
export function ReasonField({ label = t.reason.label, help = t.reason.help, ...rest }: ReasonFieldProps) {
  return <LongText label={label} help={help} max={MAX} count={t.reason.count} {...rest} />
}

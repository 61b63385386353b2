import { ReportLink } from '@/site/report/ReportLink'
import type { Subject } from '@/site/report/send'
import { useSite } from '@/site/site'

/** Reports what is on a page of the storefront, with the captcha when one is configured. */
export function Report({ subject }: { subject: Subject }) {
  const { captchaKey } = useSite()
  const proof = async () => (await import('@/storefront/captcha')).captchaHeader(captchaKey, 'report')
  return <ReportLink subject={subject} proof={captchaKey ? proof : undefined} />
}

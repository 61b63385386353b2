import { t } from '#i18n/operator-people'
import { FactList, type Fact } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { formatDate, formatDateTime, formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { formatPhone } from '@/lib/format-contact'
import css from './people.module.css'
import type { PersonFile } from './queries'

/** What is known of a person: how to reach them, what they consented to, where they are signed in. */
export function Facts({ file }: { file: PersonFile }) {
  return (
    <>
      <Panel title={t.facts.title}>
        <FactList
          facts={[
            { label: t.facts.email, value: file.email },
            { label: t.facts.verified, value: file.emailVerified ? t.yes : t.no },
            { label: t.facts.phone, value: file.phone && formatPhone(file.phone) },
            { label: t.facts.since, value: formatDate(file.createdAt) },
            { label: t.facts.orders, value: t.facts.ordersOf(file.orders, file.underWay) },
            { label: t.facts.bought, value: formatMoney(file.bought) },
            ...file.addresses.slice(0, 1).map(addressOf),
          ]}
        />
      </Panel>
      <Panel title={t.consents.title}>
        <FactList facts={consentsOf(file)} />
      </Panel>
      <Panel title={t.sessions.title(file.sessions.length)}>
        {!file.sessionsKnown && <p className={css.soft}>{t.sessions.unknown}</p>}
        {file.sessionsKnown && file.sessions.length === 0 && <p className={css.soft}>{t.sessions.none}</p>}
        <FactList
          facts={file.sessions.map(({ openedAt, renewedAt }) => ({
            label: t.sessions.opened(formatShortDate(openedAt)),
            value: t.sessions.used(formatDateTime(renewedAt)),
          }))}
        />
      </Panel>
    </>
  )
}

function addressOf({ address, city, province, postalCode }: PersonFile['addresses'][number]): Fact {
  return { label: t.facts.address, value: t.facts.place(address, city, province, postalCode) }
}

function consentsOf({ newsletter, shops }: PersonFile): Fact[] {
  const terms = shops
    .filter(({ termsAcceptedAt }) => termsAcceptedAt)
    .map(({ name, termsVersion, termsAcceptedAt }) => ({
      label: t.consents.terms(name),
      value: t.consents.accepted(termsVersion, formatShortDate(termsAcceptedAt!)),
    }))
  return [{ label: t.consents.newsletter, value: newsletterOf(newsletter) }, ...terms]
}

export function newsletterOf(newsletter: PersonFile['newsletter']): string {
  if (!newsletter) return t.consents.never
  if (newsletter.unsubscribedAt) return t.consents.left(formatShortDate(newsletter.unsubscribedAt))
  if (!newsletter.confirmedAt) return t.consents.waiting
  return t.consents.since(formatShortDate(newsletter.subscribedAt))
}

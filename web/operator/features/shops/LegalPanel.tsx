import { t } from '#i18n/operator-shops'
import { Checks, type Check } from '@/desk/Checks'
import { Panel } from '@/desk/Panel'
import { formatDate, startOfDay } from '@/lib/format-date'
import type { ShopRecord } from './queries'
import css from './shops.module.css'

const words = t.record
const verdicts = { fine: 'ok', look: 'waiting', blocks: 'blocked' } as const

/** The legal data of a shop, each with what was checked of it. */
export function LegalPanel({ record }: { record: ShopRecord }) {
  const checks = record.checks.map(({ field, verdict, code }): Check => ({
    label: words.fields[field],
    value: valueOf(record, field),
    verdict: verdicts[verdict],
    words: words.verdicts[field]?.[code] ?? code,
  }))
  const wrong = record.checks.filter(({ verdict }) => verdict === 'blocks').length
  const right = record.checks.filter(({ verdict }) => verdict === 'fine').length
  return (
    <Panel
      title={words.legal}
      action={
        <span className={css.soft}>
          {words.checked(right)}
          {wrong > 0 && <b className={css.wrong}>, {words.wrong(wrong)}</b>}
        </span>
      }
    >
      <Checks checks={checks} />
    </Panel>
  )
}

function valueOf({ shop }: ShopRecord, field: ShopRecord['checks'][number]['field']) {
  switch (field) {
    case 'legalName':
      return <b>{shop.legalName || words.missing}</b>
    case 'address':
      return (
        <>
          {shop.legalAddress || words.missing}
          <br />
          {shop.legalCity} ({shop.legalProvince}) {shop.legalPostalCode}
        </>
      )
    case 'gst':
      return shop.gstNumber || words.noNumber
    case 'qst':
      return shop.qstNumber || words.noNumber
    case 'contact':
      return (
        <>
          {shop.email || words.missing}
          {shop.phone && (
            <>
              <br />
              {shop.phone}
            </>
          )}
        </>
      )
    case 'terms':
      return shop.termsVersion ? words.termsOf(formatDate(startOfDay(shop.termsVersion))) : words.noTerms
  }
}

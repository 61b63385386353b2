import { useId, useState } from 'react'
import { formatCount, formatMoney } from '@/lib/format-money'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Radio } from '@/ui/Radio'
import { TextInput } from '@/ui/TextInput'
import css from './Calculator.module.css'
import { PRICE_MAX, PRICE_MIN, QUANTITY_MAX, readPrice, readQuantity, shareOf, type Share } from './share'
import { COMMISSION, REDUCED_COMMISSION } from './terms'
import type { Words } from './types'

const TERMS = '/conditions-particulieres-pour-les-vendeurs'

/** What a seller keeps of a sale, worked out while it is typed. It begins with a mug at sixty dollars. */
export function Calculator({ words: { calculator: t, percent, locale } }: { words: Words }) {
  const titleId = useId()
  const [typedPrice, setPrice] = useState(locale === 'fr' ? '60,00' : '60.00')
  const [typedQuantity, setQuantity] = useState('1')
  const [rate, setRate] = useState(COMMISSION)
  const money = (cents: number) => formatMoney(cents / 100, locale)
  const price = readPrice(typedPrice)
  const quantity = readQuantity(typedQuantity)
  const share = price && quantity ? shareOf(price, quantity, rate) : undefined
  return (
    <div className={css.panel} role="group" aria-labelledby={titleId}>
      <div className={css.form}>
        <h3 id={titleId}>{t.title}</h3>
        <div className={css.fields}>
          <Field
            label={t.price}
            help={t.priceHelp}
            error={price ? undefined : t.priceInvalid(money(PRICE_MIN), money(PRICE_MAX))}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={typedPrice}
              onChange={(e) => setPrice(e.target.value)}
            />
          </Field>
          <Field label={t.quantity} error={quantity ? undefined : t.quantityInvalid(formatCount(QUANTITY_MAX, locale))}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typedQuantity}
              onChange={(e) => setQuantity(e.target.value)}
            />
          </Field>
        </div>
        <ChoiceGroup label={t.rate} radios required>
          {[COMMISSION, REDUCED_COMMISSION].map((each) => (
            <Radio
              key={each}
              name="commission"
              checked={rate === each}
              onChange={() => setRate(each)}
              label={(each === COMMISSION ? t.usual : t.reduced)(percent(each))}
            />
          ))}
        </ChoiceGroup>
      </div>
      <div className={css.result}>
        <Result words={t} share={share} rate={percent(rate)} money={money} />
        <p className={css.taxes}>
          {t.taxes}{' '}
          <Link className={layout.link} href={TERMS}>
            {t.terms}
          </Link>
        </p>
      </div>
    </div>
  )
}

type ResultProps = {
  words: Words['calculator']
  share: Share | undefined
  rate: string
  money: (cents: number) => string
}

/** Announced as a whole when it changes: a figure alone would say little. */
function Result({ words, share, rate, money }: ResultProps) {
  return (
    <div role="status" aria-atomic="true">
      <dl className={css.sum}>
        <div>
          <dt>{words.sale}</dt>
          <dd>{share ? money(share.sale) : words.unknown}</dd>
        </div>
        <div>
          <dt>{words.commission(rate)}</dt>
          <dd>{share ? money(-share.commission) : words.unknown}</dd>
        </div>
        <div className={css.kept}>
          <dt>{words.kept}</dt>
          <dd>{share ? money(share.kept) : words.unknown}</dd>
        </div>
      </dl>
    </div>
  )
}

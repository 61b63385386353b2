import { t } from '#i18n/seller-products'
import { Icon } from '@/ui/Icon'
import type { Advice, Place } from './advice'
import css from './Editor.module.css'

const words = t.advice

const say = (advice: Advice): string =>
  advice.code === 'accents' ? words.accents(advice.typed, advice.meant) : words[advice.code]

/** What would help, said beside its field. Nothing when there is nothing to say. */
export function AdviceNote({ advice, place }: { advice: readonly Advice[]; place: Place }) {
  const here = advice.filter((one) => one.place === place)
  if (here.length === 0) return null
  return (
    <ul className={css.advice} aria-label={words.label}>
      {here.map((one) => (
        <li key={one.code}>
          <Icon name="info" size="s" />
          <span>{say(one)}</span>
        </li>
      ))}
    </ul>
  )
}

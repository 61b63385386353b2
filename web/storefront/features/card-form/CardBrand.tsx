import { cardBrandName } from '@/lib/card-brand'
import { Icon } from '@/ui/Icon'
import css from './CardForm.module.css'
import type { Brand } from './brand'

/** The logo of a card's brand, or a plain card while it is unknown. */
export function CardBrand({ brand }: { brand: Brand | undefined }) {
  if (!brand) return <Icon name="card" />
  const name = cardBrandName(brand)
  return (
    <svg width="40" height="26" viewBox="0 0 40 26" role="img" aria-label={name}>
      <rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#fff" stroke="#7C8299" />
      {brand === 'visa' ? (
        <text className={css.visa} x="20" y="17" textAnchor="middle">
          {name}
        </text>
      ) : (
        <Circles />
      )}
    </svg>
  )
}

function Circles() {
  return (
    <>
      <circle cx="16.5" cy="13" r="6.5" fill="#EB001B" />
      <circle cx="23.5" cy="13" r="6.5" fill="#F79E1B" />
      <path fill="#FF5F00" d="M20 7.52a6.5 6.5 0 0 1 0 10.96 6.5 6.5 0 0 1 0-10.96z" />
    </>
  )
}

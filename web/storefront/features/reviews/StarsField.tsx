import { useId } from 'react'
import { t } from '#i18n/review-form'
import { t as reviews } from '#i18n/reviews'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { classNames } from '@/lib/class-names'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './OrderReviews.module.css'

type StarsFieldProps = { value: number; onChange: (stars: number) => void; error?: string | undefined }

/** One to five stars as radios: arrows move, a finger taps. */
export function StarsField({ value, onChange, error }: StarsFieldProps) {
  const name = useId()
  return (
    <ChoiceGroup label={t.form.stars} error={error} required radios>
      <div className={css.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={classNames(css.star, stars <= value && css.chosen)}>
            <input type="radio" name={name} checked={stars === value} onChange={() => onChange(stars)} />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{reviews.stars(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { formatDate } from '@/lib/format-date'
import { Checkbox } from '@/ui/Checkbox'
import { termsQuery } from './calls'
import css from './shop.module.css'
import type { ShopForm } from './shop-form'
import { TermsLink } from './TermsLink'

const words = t.sellerTerms

/** Accepts the conditions for sellers in the version that is shown. Without a version read there is nothing to tick. */
export function TermsBox({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const { data: page } = useQuery(termsQuery())
  const version = page?.updatedAt ?? ''
  const { field, fieldState } = useController({
    control,
    name: 'termsVersion',
    rules: { validate: (accepted) => (page && accepted === version ? undefined : words.required) },
  })
  return (
    <div className={css.accept}>
      <Checkbox
        ref={field.ref}
        name={field.name}
        checked={version !== '' && field.value === version}
        disabled={!page}
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked ? version : '')}
        label={
          <>
            {words.accept} <TermsLink />
            {version && words.version(formatDate(version))}
          </>
        }
      />
    </div>
  )
}

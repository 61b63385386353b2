import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/seller-shop'
import { CATEGORY_CODES } from '@/lib/category-codes'
import { all, choice, length, NAME_MAX, postalCode, required } from '@/lib/rules'
import { readOnly } from '@/seller/view'
import { useSite } from '@/site/site'
import { Field } from '@/ui/Field'
import { FormField, PostalCodeField } from '@/ui/form-fields'
import grid from '@/ui/form.module.css'
import { Select } from '@/ui/Select'
import { useDebounced } from '@/ui/useDebounced'
import { categoriesQuery, placesQuery, slugQuery, suggestedSlugQuery } from './calls'
import type { ShopForm } from './shop-form'

const words = t.identity
const TAGLINE_MAX = 300
const WAIT_MS = 400
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

type Props = { form: UseFormReturn<ShopForm>; /** Absent when the shop is being opened. */ shopId?: string }

/** What the shop is called, what it sells, and where it is. */
export function IdentityFields({ form, shopId }: Props) {
  const { control } = form
  return (
    <div className={grid.grid}>
      <FormField
        control={control}
        name="name"
        label={words.name}
        rule={all(required, length(1, NAME_MAX))}
        input={{ maxLength: NAME_MAX, autoComplete: 'organization' }}
      />
      <SlugField form={form} {...(shopId && { shopId })} />
      <CategoryField form={form} />
      <TownField form={form} />
      <PostalCodeField
        control={control}
        name="postalCode"
        label={words.postalCode}
        rule={all(required, postalCode)}
        className={grid.half}
      />
      <FormField
        control={control}
        name="tagline"
        label={words.tagline}
        help={words.taglineHelp}
        rule={length(0, TAGLINE_MAX)}
        optional
        input={{ maxLength: TAGLINE_MAX }}
      />
    </div>
  )
}

/** The shop's address. While it was not typed by hand, it follows the name. */
function SlugField({ form, shopId }: Props) {
  const { control, setValue, getValues, trigger } = form
  const { publicUrl } = useSite()
  const [name, slug] = useWatch({ control, name: ['name', 'slug'] })
  const [own, setOwn] = useState(slug !== '')
  const [askedName, askedSlug] = [useDebounced(name.trim(), WAIT_MS), useDebounced(slug, WAIT_MS)]
  const { data: suggested } = useQuery({ ...suggestedSlugQuery(askedName), enabled: !own && askedName !== '' })
  const { data: asked } = useQuery({
    ...slugQuery(askedSlug, shopId),
    enabled: own && SLUG.test(askedSlug) && !readOnly(),
    staleTime: 5_000,
  })
  useEffect(() => {
    if (!own && suggested && suggested.slug !== getValues('slug'))
      setValue('slug', suggested.slug, { shouldValidate: true })
  }, [own, suggested, setValue, getValues])
  const taken = own && asked?.slug === slug && !asked.available
  useEffect(() => {
    if (own && asked) void trigger('slug') // the answer comes after the field was checked
  }, [own, asked, trigger])
  return (
    <FormField
      control={control}
      name="slug"
      label={words.slug}
      help={words.slugHelp(`${publicUrl.replace(/^https?:\/\//, '')}/boutique/${slug || '…'}`)}
      rule={all(required, (value) => (SLUG.test(value) ? (taken ? words.slugTaken : undefined) : words.slugShape))}
      input={{
        maxLength: 80,
        spellCheck: false,
        autoCapitalize: 'none',
        autoComplete: 'off',
        onInput: () => setOwn(true),
      }}
    />
  )
}

function CategoryField({ form }: { form: Props['form'] }) {
  const labels = new Map(useQuery(categoriesQuery()).data?.data.map(({ code, label }) => [code, label]))
  const { field, fieldState } = useController({
    control: form.control,
    name: 'categoryCode',
    rules: { validate: all(required, choice(CATEGORY_CODES)) },
  })
  return (
    <Field label={words.category} error={fieldState.error?.message} required>
      <Select
        {...field}
        placeholder={words.choose}
        options={CATEGORY_CODES.map((value) => ({ value, label: labels.get(value) ?? catalog.shop.categories[value] }))}
      />
    </Field>
  )
}

/** A town, with those of Quebec that begin alike. */
function TownField({ form }: { form: Props['form'] }) {
  const id = useId()
  const city = useDebounced(useWatch({ control: form.control, name: 'city' }).trim(), WAIT_MS)
  const { data } = useQuery({ ...placesQuery(city), enabled: [...city].length >= 2 })
  return (
    <>
      <FormField
        control={form.control}
        name="city"
        label={words.city}
        rule={all(required, length(1, NAME_MAX))}
        className={grid.half}
        input={{ list: id, maxLength: NAME_MAX, autoComplete: 'off' }}
      />
      <datalist id={id}>
        {data?.data?.map((place) => (
          <option key={`${place.name} ${place.region}`} value={place.name} label={place.region} />
        ))}
      </datalist>
    </>
  )
}

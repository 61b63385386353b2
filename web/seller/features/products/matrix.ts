import { blankVariant, type OptionForm, type ProductForm, type VariantForm } from './product-form'

// The variants of a product are the combinations of its options' values. When the options change, what was typed for a
// combination that remains is kept.

/** Every combination of the values, the last option changing fastest. An option without values counts as one. */
export function combinations(options: readonly OptionForm[]): string[][] {
  const valuesOf = ({ values }: OptionForm) => (values.length > 0 ? values : [''])
  return options.reduce<string[][]>(
    (all, option) => all.flatMap((combination) => valuesOf(option).map((value) => [...combination, value])),
    [[]],
  )
}

const keyOf = (values: readonly string[]) => values.join('\u0000')

/** The variants of these options: known combinations as they are, new ones like the first, with nothing of its own. */
function fill(options: readonly OptionForm[], variants: readonly VariantForm[]): VariantForm[] {
  const known = new Map<string, VariantForm>()
  for (const variant of variants) if (!known.has(keyOf(variant.values))) known.set(keyOf(variant.values), variant)
  const model = variants[0] ?? blankVariant
  const filled = combinations(options).map((values): VariantForm => known.get(keyOf(values)) ?? like(model, values))
  return filled.some(({ isDefault }) => isDefault)
    ? filled
    : filled.map((variant, i) => (i === 0 ? { ...variant, isDefault: true } : variant))
}

function like(model: VariantForm, values: string[]): VariantForm {
  return {
    ...model,
    id: '',
    values,
    isDefault: false,
    sku: '',
    quantity: '',
    seen: undefined,
    photoKeys: [],
    offered: true,
  }
}

/** Adds an option. The variants there are take its first value. */
export function addOption(form: ProductForm, option: OptionForm): ProductForm {
  const options = [...form.options, option]
  const variants = form.variants.map((variant) => ({ ...variant, values: [...variant.values, option.values[0] ?? ''] }))
  return { ...form, options, variants: fill(options, variants) }
}

/** Takes an option away. Of the variants that become alike, the first remains. */
export function removeOption(form: ProductForm, at: number): ProductForm {
  const options = form.options.filter((_, i) => i !== at)
  const variants = form.variants.map((variant) => ({ ...variant, values: variant.values.filter((_, i) => i !== at) }))
  return { ...form, options, variants: fill(options, variants) }
}

export function renameOption(form: ProductForm, at: number, name: string): ProductForm {
  return { ...form, options: form.options.map((option, i) => (i === at ? { ...option, name } : option)) }
}

/** Gives an option one more value, unless it has it already. */
export function addValue(form: ProductForm, at: number, value: string): ProductForm {
  const typed = value.trim()
  const option = form.options[at]
  if (!option || typed === '' || option.values.includes(typed)) return form
  const options = form.options.map((other, i) => (i === at ? { ...other, values: [...other.values, typed] } : other))
  // The first value of an option that had none is taken by the variants that wait for one.
  const variants =
    option.values.length > 0
      ? form.variants
      : form.variants.map((v) => ({ ...v, values: v.values.map((old, i) => (i === at ? typed : old)) }))
  return { ...form, options, variants: fill(options, variants) }
}

/** Takes a value away, and its variants with it. An option whose values are all gone waits for new ones. */
export function removeValue(form: ProductForm, at: number, value: string): ProductForm {
  const options = form.options.map((option, i) =>
    i === at ? { ...option, values: option.values.filter((other) => other !== value) } : option,
  )
  if (options[at]?.values.length === 0) {
    const first = form.variants[0] ?? blankVariant
    return { ...form, options, variants: [{ ...first, values: first.values.map((old, i) => (i === at ? '' : old)) }] }
  }
  return {
    ...form,
    options,
    variants: fill(
      options,
      form.variants.filter((variant) => variant.values[at] !== value),
    ),
  }
}

/** The variants that a saved product lacks, shown as combinations it does not sell. */
export function complete(form: ProductForm): ProductForm {
  if (form.options.length === 0) return form
  const known = new Set(form.variants.map(({ values }) => keyOf(values)))
  const variants = fill(form.options, form.variants).map((variant) =>
    known.has(keyOf(variant.values)) ? variant : { ...variant, offered: false },
  )
  return { ...form, variants }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { t } from '#i18n/seller-products'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { RichText } from '@/desk/RichText'
import { useUnsaved } from '@/desk/use-unsaved'
import { MergeNotice } from '@/desk/MergeNotice'
import { Fields } from '@/seller/ReadOnly'
import { readOnly } from '@/seller/view'
import { Alert } from '@/ui/Alert'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { adviceFor } from './advice'
import { AdviceNote } from './AdviceNote'
import { proposedAlts } from './alts'
import { CategoryPicker } from './CategoryPicker'
import { EditorActions } from './EditorActions'
import css from './Editor.module.css'
import { labelOf, sayPart } from './merge'
import { OptionsEditor } from './OptionsEditor'
import { Photos } from './Photos'
import type { ProductForm, VariantForm } from './product-form'
import { TONES } from './ProductTable'
import { categoriesQuery, type Product } from './queries'
import { RulesFields } from './RulesFields'
import { TextField } from './TextField'
import { useProductForm } from './use-product-form'
import { VariantFields } from './VariantFields'
import { VariantTable } from './VariantTable'

const words = t.editor
const NAME_MAX = 200

/** A product, new or known: everything it says, on one page. */
export function Editor({ product: read }: { product: Product | undefined }) {
  const { product, form, setForm, errors, unsaved, save, saving, failure, merge } = useProductForm(read)
  const flat = useQuery(categoriesQuery()).data
  const categoryName = (id: string) => flat?.find((category) => category.id === id)?.name ?? id
  const page = useRef<HTMLDivElement>(null)
  const leaving = useUnsaved(unsaved && !saving)
  const change = (part: Partial<ProductForm>) => setForm((old) => ({ ...old, ...part }))
  const changeVariant = (at: number, part: Partial<VariantForm>) =>
    setForm((old) => ({
      ...old,
      variants: old.variants.map((variant, i) => (i === at ? { ...variant, ...part } : variant)),
    }))
  const status = product?.status ?? 'draft'
  const wrong = Object.keys(errors).length
  const only = form.variants[0]!
  const advice = useMemo(() => (readOnly() ? [] : adviceFor(form)), [form])
  const prices = (
    <>
      <AdviceNote advice={advice} place="price" />
      <AdviceNote advice={advice} place="sizes" />
    </>
  )
  return (
    <div ref={page}>
      <TitleBar
        title={product ? product.name : words.newTitle}
        back={{ href: to('/produits'), label: words.back }}
        lead={product && <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>}
      />
      {product?.hiddenAt && (
        <Alert kind="error" title={words.hiddenTitle}>
          {words.hiddenText(product.hiddenReason)}
        </Alert>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(status)
        }}
      >
        <Fields>
          <div className={panel.columns}>
            <div className={panel.stack}>
              <Panel title={words.about}>
                <div className={panel.stack}>
                  <TextField
                    label={words.name}
                    required
                    value={form.name}
                    error={errors.name}
                    onChange={(name) => change({ name })}
                    input={{ maxLength: NAME_MAX }}
                  />
                  <AdviceNote advice={advice} place="name" />
                  <RichText
                    label={words.description}
                    help={words.descriptionHelp}
                    error={errors.description}
                    value={form.description}
                    readOnly={readOnly()}
                    onChange={(description) => change({ description })}
                  />
                  <AdviceNote advice={advice} place="description" />
                </div>
              </Panel>
              <Panel title={words.photos}>
                <Photos
                  photos={form.photos}
                  proposed={proposedAlts(form)}
                  onChange={(update) => setForm((old) => ({ ...old, photos: update(old.photos) }))}
                  errors={errors}
                />
              </Panel>
              {form.options.length === 0 && (
                <Panel title={words.pricing}>
                  <VariantFields
                    variant={only}
                    path="variants[0]"
                    errors={errors}
                    onChange={(part) => changeVariant(0, part)}
                  />
                  {prices}
                </Panel>
              )}
              <Panel title={words.options}>
                <OptionsEditor form={form} errors={errors} onChange={setForm} />
                {form.options.length > 0 && (
                  <>
                    <VariantTable form={form} errors={errors} onChange={setForm} onVariant={changeVariant} />
                    {prices}
                  </>
                )}
                {errors.variants && <Alert kind="error">{errors.variants}</Alert>}
              </Panel>
            </div>
            <div className={panel.stack}>
              <Panel title={words.categories}>
                <CategoryPicker
                  chosen={form.categoryIds}
                  error={errors.categoryIds}
                  onChange={(categoryIds) => change({ categoryIds })}
                />
              </Panel>
              <Panel title={words.rules}>
                <RulesFields form={form} error={errors.taxCategory} onChange={change} />
              </Panel>
            </div>
          </div>
        </Fields>
        <div aria-live="polite" className={css.wrong}>
          <MergeNotice
            merge={merge}
            label={labelOf}
            show={(part, value) => sayPart(part, value, categoryName)}
            saving={saving}
            onSave={() => save(status)}
          />
          {failure && <Alert kind="error">{failure}</Alert>}
          {wrong > 0 && (
            <Alert
              kind="error"
              title={words.wrong(wrong)}
              action={
                <Button
                  size="s"
                  variant="secondary"
                  onClick={() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
                >
                  {words.goToFirst}
                </Button>
              }
            />
          )}
        </div>
        <EditorActions product={product} unsaved={unsaved} saving={saving} blocked={!merge.settled} onSave={save} />
      </form>
      {leaving}
    </div>
  )
}

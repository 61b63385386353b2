import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { t as parts } from '#i18n/desk'
import { refusal } from '@/api/refusal'
import { compare } from '@/desk/merge'
import { MergeNotice } from '@/desk/MergeNotice'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { SaveBar } from '@/desk/SaveBar'
import { useMerge } from '@/desk/use-merge'
import { useUnsaved } from '@/desk/use-unsaved'
import { Acts, Fields } from '@/seller/ReadOnly'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { markRefused } from '@/ui/mark-refused'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { editShop, meanwhileOf, type Meanwhile } from './calls'
import { labelOf, sayPart } from './merge'
import { FeedsPanel } from './FeedsPanel'
import { CloseShop } from './CloseShop'
import { SectionFields } from './Sections'
import { bodyOf, fieldOf, formOf, steps, type ShopForm } from './shop-form'
import { TermsPanel } from './TermsPanel'
import { useRecheck } from './use-recheck'
import { Vacation } from './Vacation'

const words = parts.saveBar

/** Everything a shop says of itself, on one page. */
export function Settings({ shop }: { shop: Shop }) {
  const form = useForm<ShopForm>({ mode: 'onTouched', defaultValues: formOf(shop) })
  const { isDirty } = form.formState
  useRecheck(form)
  const keepShop = useKeepShop()
  const leaving = useUnsaved(isDirty)
  // What is typed is on top of the shop as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState(shop)
  const merge = useMerge<ShopForm>((parts) => {
    for (const part of Object.keys(parts) as (keyof ShopForm)[])
      form.setValue(part, parts[part]!, { shouldDirty: true, shouldValidate: true })
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: ShopForm) => editShop(shop.id, { ...bodyOf(typed), revision: read.revision }),
    onSuccess: (saved, typed) => {
      // What was typed while the save was under way stays, still to be saved.
      const { merged } = compare(typed, form.getValues(), formOf(saved))
      form.reset(formOf(saved))
      form.reset(merged, { keepDefaultValues: true })
      setRead(saved)
      merge.end()
      keepShop(saved)
      toast('success', words.saved)
    },
    onError: (failed) => {
      const first = meanwhileOf(failed)
      if (first) return second(first)
      markRefused(failed, form, fieldOf)
    },
  })
  /** Someone saved first: the form goes on from what they saved, with what was typed here. */
  function second({ changedBy: who, changedAt: at, shop: theirs }: Meanwhile) {
    const typed = form.getValues()
    form.reset(formOf(theirs))
    setRead(theirs)
    merge.meet(formOf(read), typed, { who, at, value: formOf(theirs) })
  }
  const save = form.handleSubmit(
    (typed) => mutate(typed),
    () => toast('error', words.errors),
  )
  return (
    <>
      <TitleBar title={t.settings.title} lead={t.settings.lead} />
      <div className={panel.stack}>
        <Fields>
          <Vacation shop={shop} />
          <TermsPanel shop={shop} />
        </Fields>
        <FeedsPanel shop={shop} />
        <form noValidate className={panel.stack} onSubmit={(event) => void save(event)}>
          <Fields>
            {steps.map(({ id }) => (
              <Panel key={id} title={t.sections[id].title}>
                <SectionFields id={id} form={form} shopId={shop.id} />
              </Panel>
            ))}
          </Fields>
          <MergeNotice merge={merge} label={labelOf} show={sayPart} saving={isPending} onSave={() => void save()} />
          {error && !isPending && !merge.meeting && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
          <Acts>
            <SaveBar unsaved={isDirty}>
              <Button type="submit" loading={isPending} disabled={!isDirty || !merge.settled}>
                {words.save}
              </Button>
            </SaveBar>
          </Acts>
        </form>
        <Acts>
          <CloseShop shop={shop} />
        </Acts>
      </div>
      {leaving}
    </>
  )
}

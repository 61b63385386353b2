import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { t as parts } from '#i18n/desk'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { SaveBar } from '@/desk/SaveBar'
import { useUnsaved } from '@/desk/use-unsaved'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { editShop } from './calls'
import { markRefused } from './refused'
import { SectionFields } from './Sections'
import { bodyOf, formOf, steps, type ShopForm } from './shop-form'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: ShopForm) => editShop(shop.id, bodyOf(typed)),
    networkMode: 'always',
    onSuccess: (saved) => {
      form.reset(formOf(saved))
      keepShop(saved)
      toast('success', words.saved)
    },
    onError: (failed) => {
      const field = markRefused(failed, form)
      if (field) form.setFocus(field)
    },
  })
  return (
    <>
      <TitleBar title={t.settings.title} lead={t.settings.lead} />
      <div className={panel.stack}>
        <Vacation shop={shop} />
        <TermsPanel shop={shop} />
        <form
          noValidate
          className={panel.stack}
          onSubmit={(event) =>
            void form.handleSubmit(
              (typed) => mutate(typed),
              () => toast('error', words.errors),
            )(event)
          }
        >
          {steps.map(({ id }) => (
            <Panel key={id} title={t.sections[id].title}>
              <SectionFields id={id} form={form} shopId={shop.id} />
            </Panel>
          ))}
          {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
          <SaveBar unsaved={isDirty}>
            <Button type="submit" loading={isPending} disabled={!isDirty}>
              {words.save}
            </Button>
          </SaveBar>
        </form>
      </div>
      {leaving}
    </>
  )
}

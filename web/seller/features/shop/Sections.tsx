import type { UseFormReturn } from 'react-hook-form'
import panel from '@/desk/Panel.module.css'
import { IdentityFields } from './IdentityFields'
import { AppearanceFields } from './AppearanceFields'
import { MerchantFields } from './MerchantFields'
import type { ShopForm, StepId } from './shop-form'
import { ShippingFields } from './ShippingFields'
import { TermsFields } from './TermsFields'
import { WaysFields } from './WaysFields'

/** The fields of one part of a shop: the same when it is opened and when it is changed. */
export function SectionFields({ id, form, shopId }: { id: StepId; form: UseFormReturn<ShopForm>; shopId?: string }) {
  switch (id) {
    case 'identity':
      return <IdentityFields form={form} {...(shopId && { shopId })} />
    case 'appearance':
      return <AppearanceFields form={form} />
    case 'shipping':
      return (
        <div className={panel.stack}>
          <ShippingFields form={form} />
          <WaysFields form={form} />
        </div>
      )
    case 'terms':
      return <TermsFields form={form} />
    case 'merchant':
      return <MerchantFields form={form} />
  }
}

import { t } from '#i18n/contact'
import { classNames } from '@/lib/class-names'
import { ContactForm } from '@/storefront/features/contact/ContactForm'
import css from '@/storefront/features/contact/Contact.module.css'
import { OtherWays } from '@/storefront/features/contact/OtherWays'
import { PageBand } from '@/storefront/features/content/PageBand'
import type { Meta } from '@/router/route'
import layout from '@/ui/layout.module.css'

export const meta = (): Meta => ({ title: t.title, description: t.description })

export default function ContactPage() {
  return (
    <>
      <PageBand title={t.title} lead={t.lead} tint="ble" path="/contact" />
      <div className={classNames(layout.frame, css.columns)}>
        <ContactForm />
        <OtherWays />
      </div>
    </>
  )
}

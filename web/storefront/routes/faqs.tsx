import { useQueries } from '@tanstack/react-query'
import { t } from '#i18n/faq'
import { PageBand } from '@/storefront/features/content/PageBand'
import { Faq } from '@/storefront/features/faq/Faq'
import { faqJsonLd } from '@/storefront/features/faq/json-ld'
import { faqQueries } from '@/storefront/features/faq/queries'
import type { Meta } from '@/router/route'
import { JsonLd } from '@/ui/JsonLd'

export const needs = () => faqQueries()

export const meta = (): Meta => ({ title: t.title, description: t.description })

export default function FaqsPage() {
  const collections = useQueries({ queries: faqQueries() }).flatMap(({ data }) => (data ? [data] : []))
  return (
    <>
      <JsonLd block={faqJsonLd(collections)} />
      <PageBand title={t.title} lead={t.lead} tint="ciel" path="/faqs" />
      <Faq collections={collections} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/content'
import { classNames } from '@/lib/class-names'
import { PageBand } from '@/storefront/features/content/PageBand'
import css from '@/storefront/features/press/Press.module.css'
import { PressKit } from '@/storefront/features/press/PressKit'
import { PressList } from '@/storefront/features/press/PressList'
import { pressQuery } from '@/storefront/features/press/queries'
import type { Meta } from '@/router/route'
import layout from '@/ui/layout.module.css'

export const needs = () => [pressQuery()]

export const meta = (): Meta => ({ title: t.press.title, description: t.press.metaDescription })

export default function PressPage() {
  const items = useQuery(pressQuery()).data?.data ?? []
  return (
    <>
      <PageBand
        title={t.press.title}
        lead={t.press.lead}
        tint="trefle"
        path="/medias"
        pictures={['affiche', 'vase', 'chandelle-ambre']}
      />
      <div className={classNames(layout.frame, css.columns)}>
        <section aria-labelledby="communiques">
          <h2 id="communiques">{t.press.list}</h2>
          <PressList items={items} />
        </section>
        <div className={css.kit}>
          <PressKit />
        </div>
      </div>
    </>
  )
}

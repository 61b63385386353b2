import type { ReactNode } from 'react'
import { t } from '#i18n/ui'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { useSite } from '@/site/site'
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import css from './PageHead.module.css'

type PageHeadProps = {
  title: string
  lead?: string
  trail?: readonly Crumb[]
  /** The last step of the breadcrumb, and where it stands. */
  current: string
  path: string
  children?: ReactNode
}

/** The breadcrumb and the title of a listing, for people and for search engines. */
export function PageHead({ title, lead, trail = [], current, path, children }: PageHeadProps) {
  const site = useSite()
  return (
    <>
      <JsonLd block={breadcrumbJsonLd(site.publicUrl, t.breadcrumb.home, [...trail, { label: current, href: path }])} />
      <Breadcrumb trail={trail} current={current} />
      <div className={css.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </>
  )
}

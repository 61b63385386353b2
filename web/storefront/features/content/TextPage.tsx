import type { ReactNode } from 'react'
import { t } from '#i18n/content'
import type { Crumb } from '@/ui/Breadcrumb'
import { Blocks } from './Blocks'
import { PageBand, type Tint } from './PageBand'
import { Prose } from './Prose'
import { SideNav } from './SideNav'
import { TwoColumns } from './TwoColumns'
import type { ContentPage } from './types'
import { Updated } from './Updated'

export const aboutLinks = [
  { label: t.about.about, href: '/a-propos' },
  { label: t.about.company, href: '/a-propos/entreprise' },
  { label: t.about.roadmap, href: '/a-propos/feuille-de-route' },
  { label: t.about.team, href: '/a-propos/notre-equipe' },
  { label: t.about.app, href: '/application-mobile' },
] as const

/** The breadcrumb of a page: its parent page, when its address is below one. */
export const aboutTrail = (path: string): Crumb[] =>
  path.startsWith(`${aboutLinks[0].href}/`) ? [{ ...aboutLinks[0] }] : []

type TextPageProps = {
  page: ContentPage
  path: string
  tint: Tint
  pictures: readonly string[]
  /** In the band, under the title. */
  action?: ReactNode
}

/** A page that says who we are: one text, its family beside it. */
export function TextPage({ page, path, tint, pictures, action }: TextPageProps) {
  return (
    <article>
      <PageBand
        title={page.title}
        lead={page.description}
        tint={tint}
        trail={aboutTrail(path)}
        path={path}
        pictures={pictures}
      >
        {action}
      </PageBand>
      <TwoColumns side={<SideNav label={t.about.nav} links={aboutLinks} current={path} />}>
        <Prose html={page.html} />
        <Blocks blocks={page.blocks} />
        <Updated day={page.updatedAt} />
      </TwoColumns>
    </article>
  )
}

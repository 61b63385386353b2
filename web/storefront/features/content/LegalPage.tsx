import { t } from '#i18n/content'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { Blocks } from './Blocks'
import { Contents } from './Contents'
import css from './LegalPage.module.css'
import { PageBand } from './PageBand'
import { Prose } from './Prose'
import { SideNav } from './SideNav'
import { TwoColumns } from './TwoColumns'
import type { ContentPage } from './types'
import { Updated } from './Updated'

const legalLinks = [
  { label: t.legal.terms, href: '/conditions-generales-de-vente-et-utilisation' },
  { label: t.legal.sellers, href: '/conditions-particulieres-pour-les-vendeurs' },
  { label: t.legal.privacy, href: '/politique-de-confidentialite' },
  { label: t.legal.returns, href: '/politique-de-retour-et-remboursement' },
] as const

/** A text that binds: its contents beside it, and a form that prints well. */
export function LegalPage({ page, path }: { page: ContentPage; path: string }) {
  return (
    <article>
      <PageBand title={page.title} lead={page.description} tint="ciel" path={path}>
        <Updated day={page.updatedAt} />
      </PageBand>
      <TwoColumns
        side={
          <>
            <SideNav label={t.legalNav} links={legalLinks} current={path} />
            <Contents sections={page.sections} />
          </>
        }
      >
        <Prose html={page.html} />
        <Blocks blocks={page.blocks} />
        <div className={css.end}>
          <p>
            {t.questions}{' '}
            <Link className={layout.link} href="/contact">
              {t.write}
            </Link>
          </p>
          <Button variant="secondary" size="s" onClick={() => window.print()}>
            {t.print}
          </Button>
        </div>
      </TwoColumns>
    </article>
  )
}

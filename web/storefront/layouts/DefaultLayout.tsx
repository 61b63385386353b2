import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { t } from '#i18n/shell'
import { categoriesQuery, filled, menuRowQuery, nestCategories } from '@/storefront/categories'
import { FooterNewsletter } from '@/storefront/features/newsletter/FooterNewsletter'
import { CategoryNav } from '@/storefront/features/shell/CategoryNav'
import { Footer } from '@/storefront/features/shell/Footer'
import { Header } from '@/storefront/features/shell/Header'
import { QuietFooter, QuietHeader } from '@/storefront/features/shell/QuietFrame'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { Skyline } from '@/storefront/features/shell/Skyline'
import { TopBanner } from '@/storefront/features/shell/TopBanner'
import { useView } from '@/router/navigation'
import { usePanel } from '@/storefront/panels'
import { whenIdle } from '@/lib/when-idle'
import { useLater } from '@/ui/useLater'
import { CartScope } from './CartScope'
import css from './layouts.module.css'
import { Shell } from './Shell'

const loadMenu = () => import('@/storefront/features/shell/MenuDrawer').then(({ MenuDrawer }) => MenuDrawer)
const loadDock = () => whenIdle().then(() => import('./Dock').then(({ Dock }) => Dock))

/**
 * The usual page: banner, header, content, footer, and what opens around them. The checkout's quiet frame is here and
 * not a layout of its own, so that the cart is kept from one page to the next.
 */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { context, route } = useView()
  const { data: row, dataUpdatedAt } = useQuery(menuRowQuery())
  const menuOpen = usePanel('menu')
  const MenuDrawer = useLater(menuOpen, loadMenu)
  const Dock = useLater(true, loadDock)
  const [reached, setReached] = useState(false)
  const { data: tree } = useQuery({ ...categoriesQuery(), enabled: reached || menuOpen })
  const categories = useMemo(() => filled(nestCategories(tree ?? row ?? [])), [tree, row])
  const [askConsent, setAskConsent] = useState(false)
  const quiet = route.layout === 'quiet'
  const foot = {
    year: dataUpdatedAt ? new Date(dataUpdatedAt).getUTCFullYear() : undefined,
    onCookies: () => setAskConsent(true),
  }
  return (
    <CartScope>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t.skipToContent}
      </a>
      <Shell />
      {quiet ? (
        <QuietHeader />
      ) : (
        <>
          <TopBanner />
          <Header
            nav={<CategoryNav categories={categories} current={context.path} onReach={() => setReached(true)} />}
          />
        </>
      )}
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {quiet ? (
        <QuietFooter {...foot} />
      ) : (
        <>
          <Skyline sky={route.page === 'home'} />
          <Footer newsletter={<FooterNewsletter />} {...foot} />
          {MenuDrawer && <MenuDrawer categories={categories} />}
        </>
      )}
      {Dock && <Dock path={context.path} askConsent={askConsent} onConsent={() => setAskConsent(false)} />}
    </CartScope>
  )
}

import { t } from '#i18n/content'
import { TextPage } from '@/storefront/features/content/TextPage'
import { textRoute } from '@/storefront/features/content/text-route'
import { AppLinks } from '@/storefront/features/shell/AppLinks'
import { useSite } from '@/site/site'

const route = textRoute(
  () => 'application-mobile',
  (page, path) => (
    <TextPage
      page={page}
      path={path}
      tint="ciel"
      pictures={['radio-retro', 'bague', 'tasse-bleue']}
      action={<GetTheApp />}
    />
  ),
)

/** The ways to get it; a market whose app is not out yet says so. */
function GetTheApp() {
  const { apps } = useSite()
  return apps.ios || apps.android ? <AppLinks /> : <p>{t.app.none}</p>
}

export const { needs, meta } = route
export default route.default

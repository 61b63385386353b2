import { LegalPage } from '@/storefront/features/content/LegalPage'
import { textRoute } from '@/storefront/features/content/text-route'

/** The four legal texts: each stands at an address of its own name. */
const route = textRoute(
  (path) => path.replaceAll('/', ''),
  (page, path) => <LegalPage page={page} path={path} />,
)

export const { needs, meta } = route
export default route.default

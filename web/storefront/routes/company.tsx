import { TextPage } from '@/storefront/features/content/TextPage'
import { textRoute } from '@/storefront/features/content/text-route'

const route = textRoute(
  () => 'entreprise',
  (page, path) => <TextPage page={page} path={path} tint="sauge" pictures={['marteau', 'tasse-bleue', 'lampe']} />,
)

export const { needs, meta } = route
export default route.default

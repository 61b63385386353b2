import { TextPage } from '@/storefront/features/content/TextPage'
import { textRoute } from '@/storefront/features/content/text-route'

const route = textRoute(
  () => 'feuille-de-route',
  (page, path) => <TextPage page={page} path={path} tint="trefle" pictures={['jouet', 'cuilleres', 'creme']} />,
)

export const { needs, meta } = route
export default route.default

import { TextPage } from '@/storefront/features/content/TextPage'
import { textRoute } from '@/storefront/features/content/text-route'

const route = textRoute(
  () => 'a-propos',
  (page, path) => <TextPage page={page} path={path} tint="ble" pictures={['pagaie', 'sirop', 'tuque-rouge']} />,
)

export const { needs, meta } = route
export default route.default

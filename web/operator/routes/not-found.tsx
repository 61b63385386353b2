import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import type { RouteModule } from '@/router/route'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { TitleBar } from '@/ui/TitleBar'

const words = t.notFound

export const meta: RouteModule['meta'] = () => ({ title: words.title })

export default function Page() {
  return (
    <>
      <TitleBar title={words.title} />
      <EmptyState title={words.text} action={<Button href={to('/')}>{words.back}</Button>} />
    </>
  )
}

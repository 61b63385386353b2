import { t } from '#i18n/operator-moderation'
import { useListState } from '@/desk/use-list-state'
import { Questions } from '@/operator/features/moderation/Questions'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.questions.title })

export default function QuestionsPage() {
  return <Questions state={useListState('/questions')} />
}

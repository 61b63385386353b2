import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-questions'
import { AnswerList, type AnswersState } from '@/seller/AnswerList'
import { questionsQuery } from './queries'
import { QuestionCard } from './QuestionCard'

type QuestionsProps = {
  shopId: string
  path: string
  state: AnswersState
  /** Of the public page of a product. */ productHref: (slug: string) => string
}

/** What people ask about the shop's products, in public; those without an answer first. */
export function Questions({ shopId, path, state, productHref }: QuestionsProps) {
  const query = useQuery({ ...questionsQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <AnswerList words={t} path={path} state={state} query={query}>
      {(question) => (
        <QuestionCard
          key={question.id}
          shopId={shopId}
          question={question}
          productHref={productHref(question.productUrl)}
        />
      )}
    </AnswerList>
  )
}

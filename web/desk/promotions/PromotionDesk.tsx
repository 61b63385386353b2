import { useMutation, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/desk-promotions'
import { refusal } from '@/api/refusal'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import { formatIsoDate } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { copyOf, fresh, type Draft, type Fields, type Promotion } from './draft'
import { PromotionForm } from './PromotionForm'
import { PromotionTable } from './PromotionTable'
import type { ShopProducts } from './ScopePicker'

type PromotionDeskProps = {
  title: string
  lead: string
  query: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Promotion[] }> }
  /** Whose they are: the market bears its own. */
  market: boolean
  mayEdit: boolean
  products?: ShopProducts
  create: (fields: Fields) => Promise<unknown>
  end: (id: string) => Promise<unknown>
  /** Reads the list again. */
  changed: () => Promise<unknown>
}

/** The promotions of a shop, or of the market: what there are, making one, ending one, making the same again. */
export function PromotionDesk(props: PromotionDeskProps) {
  const { title, lead, market, mayEdit, products, create, end, changed } = props
  const query = useQuery({ ...props.query, staleTime: 0 })
  const [draft, setDraft] = useState<Draft>()
  const today = formatIsoDate(Date.now())
  const saving = useMutation({
    mutationFn: create,
    onSuccess: async () => {
      toast('success', t.form.saved)
      setDraft(undefined)
      await changed()
    },
  })
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => toast('success', t.ended),
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
    onSettled: changed,
  })
  const sure = useModal()
  async function askToEnd(promotion: Promotion) {
    const body = <p>{t.endText}</p>
    const answer = await sure.open({ title: t.endTitle, body, confirmLabel: t.end, data: true })
    if (answer !== ACTION_CANCELLED) ending.mutate(promotion.id)
  }
  const open = (start: Draft) => {
    saving.reset()
    setDraft(start)
  }
  return (
    <>
      <TitleBar
        title={title}
        lead={lead}
        action={
          mayEdit && (
            <Button size="s" onClick={() => open(fresh(today))}>
              {t.make}
            </Button>
          )
        }
      />
      <ListBody query={query} failed={t.failed}>
        {({ data }) => (
          <Record
            decision={
              draft && (
                <PromotionForm
                  key={JSON.stringify(draft)}
                  start={draft}
                  market={market}
                  products={products}
                  sending={saving.isPending}
                  error={saving.error}
                  onSave={(fields) => saving.mutate(fields)}
                  onClose={() => setDraft(undefined)}
                />
              )
            }
          >
            {data.length === 0 ? (
              <EmptyList title={t.empty} text={market ? t.emptyMarket : t.emptyHint} />
            ) : (
              <PromotionTable
                promotions={data}
                market={market}
                mayEdit={mayEdit}
                onEnd={(promotion) => void askToEnd(promotion)}
                onCopy={(promotion) => open(copyOf(promotion, today))}
              />
            )}
          </Record>
        )}
      </ListBody>
      {sure.element}
    </>
  )
}

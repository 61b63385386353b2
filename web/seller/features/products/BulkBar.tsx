import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-products'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { useShop } from '@/seller/shop-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { NumberQuestion, percentRule, stockRule } from './NumberQuestion'
import css from './ProductList.module.css'
import { changeMany, productPaths, type BulkAction, type BulkResult } from './queries'

const words = t.bulk

type Change = { action: BulkAction; quantity?: number; percent?: number }

/** Actions on the selected products. Products that an action does not suit are listed by name. */
export function BulkBar({ chosen, onDone }: { chosen: ReadonlySet<string>; onDone: () => void }) {
  const shop = useShop()
  const invalidate = useInvalidate()
  const number = useModal<number>()
  const sure = useModal()
  const { mutate, data, isPending } = useMutation({
    mutationFn: (change: Change) => changeMany(shop.id, { ...change, ids: [...chosen] }),
    onSuccess: (result) => {
      if (result.done > 0) toast('success', words.done(result.done))
      void invalidate(productPaths(shop.id))
      onDone()
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  async function archive() {
    const answer = await sure.open({
      title: words.archiveTitle(chosen.size),
      body: <p>{words.archiveText}</p>,
      confirmLabel: words.archive,
    })
    if (answer !== ACTION_CANCELLED) mutate({ action: 'archive' })
  }
  async function stock() {
    const body = (confirm: (n: number) => void) => (
      <NumberQuestion label={words.stockLabel} help={words.stockHelp} read={stockRule} onDone={confirm} />
    )
    const quantity = await number.open({ title: words.stockTitle, body })
    if (quantity !== ACTION_CANCELLED) mutate({ action: 'stock', quantity })
  }
  async function price() {
    const body = (confirm: (n: number) => void) => (
      <NumberQuestion label={words.priceLabel} help={words.priceHelp} read={percentRule} onDone={confirm} />
    )
    const percent = await number.open({ title: words.priceTitle, body })
    if (percent !== ACTION_CANCELLED) mutate({ action: 'price', percent })
  }
  const act = (label: string, run: () => unknown) => (
    <Button key={label} size="s" variant="secondary" disabled={isPending} onClick={() => void run()}>
      {label}
    </Button>
  )
  return (
    <>
      {data && data.refused.length > 0 && <Refused result={data} />}
      {chosen.size > 0 && (
        <div className={css.bulk} role="group" aria-label={words.label}>
          <strong role="status">{words.chosen(chosen.size)}</strong>
          {act(words.publish, () => mutate({ action: 'publish' }))}
          {act(words.unpublish, () => mutate({ action: 'unpublish' }))}
          {act(words.stock, stock)}
          {act(words.price, price)}
          {act(words.archive, archive)}
          <Button size="s" variant="link" onClick={onDone}>
            {words.clear}
          </Button>
        </div>
      )}
      {number.element}
      {sure.element}
    </>
  )
}

function Refused({ result: { refused } }: { result: BulkResult }) {
  return (
    <Alert kind="error" title={words.refusedTitle(refused.length)}>
      <ul>
        {refused.map(({ id, name, detail }) => (
          <li key={id}>
            {name}
            {'\u00a0: '}
            {detail}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

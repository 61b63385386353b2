import { lazy, Suspense, useState } from 'react'
import { t } from '#i18n/product'
import { Button } from '@/ui/Button'
import css from './NotifyMe.module.css'

/** Comes with the first click: most products are in stock. */
const NotifyForm = lazy(async () => ({ default: (await import('./NotifyForm')).NotifyForm }))

/** Offers a letter when a sold-out variant is back. */
export function NotifyMe({ variantId }: { variantId: string }) {
  const [asked, setAsked] = useState(false)
  const button = (
    <Button variant="secondary" full loading={asked} onClick={() => setAsked(true)}>
      {t.buy.notify}
    </Button>
  )
  return (
    <div className={css.notify}>
      {asked ? (
        <Suspense fallback={button}>
          <NotifyForm variantId={variantId} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

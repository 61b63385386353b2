import { t } from '#i18n/giveaway'
import { PageBand } from '@/storefront/features/content/PageBand'
import { Button } from '@/ui/Button'
import { items, worth } from './basket'
import { Check } from './Check'
import { Entry } from './Entry'
import { Outcome } from './Outcome'
import { Prizes } from './Prizes'
import { Rules } from './Rules'
import { Sellers } from './Sellers'
import { isScheduled, type Giveaway, type Seller } from './types'

export const PATH = '/concours/panier-sans-dechets'

type GiveawayPageProps = { giveaway: Giveaway; sellers: readonly Seller[] }

/** The whole giveaway: how to enter while it is open, what became of it afterwards, and everything that binds us. */
export function GiveawayPage({ giveaway, sellers }: GiveawayPageProps) {
  const band = { tint: 'sauge', path: PATH, current: t.crumb } as const
  if (!isScheduled(giveaway)) {
    return (
      <PageBand {...band} title={t.none.title} lead={t.none.text}>
        <Button href="/boutique">{t.none.shops}</Button>
      </PageBand>
    )
  }
  const open = giveaway.state === 'open'
  const { title, lead } = open ? t : t.over
  return (
    <>
      <PageBand
        {...band}
        title={title}
        lead={lead(giveaway.prizeCount, worth)}
        pictures={items.map(({ picture }) => picture)}
      >
        {open ? <Entry giveaway={giveaway} /> : <Outcome giveaway={giveaway} />}
      </PageBand>
      <Sellers sellers={sellers} />
      <Prizes count={giveaway.prizeCount} sellers={sellers} />
      <Rules giveaway={giveaway} />
      <Check giveaway={giveaway} />
    </>
  )
}

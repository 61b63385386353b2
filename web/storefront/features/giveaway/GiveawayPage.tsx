import { t } from '#i18n/giveaway'
import { PageBand } from '@/storefront/features/content/PageBand'
import { Button } from '@/ui/Button'
import { Check } from './Check'
import { Entry } from './Entry'
import { Outcome } from './Outcome'
import { prizeFacts } from './prize'
import { Prizes } from './Prizes'
import { Rules } from './Rules'
import { Sellers } from './Sellers'
import { isScheduled, type Giveaway } from './types'

export const PATH = '/concours/panier-sans-dechets'

/** The whole giveaway: how to enter while it is open, what became of it afterwards, and everything that binds us. */
export function GiveawayPage({ giveaway }: { giveaway: Giveaway }) {
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
        lead={lead(prizeFacts(giveaway))}
        pictures={giveaway.prize.items.flatMap(({ picture }) => picture ?? [])}
      >
        {open ? <Entry giveaway={giveaway} /> : <Outcome giveaway={giveaway} />}
      </PageBand>
      <Sellers giveaway={giveaway} />
      <Prizes giveaway={giveaway} />
      <Rules giveaway={giveaway} />
      <Check giveaway={giveaway} />
    </>
  )
}

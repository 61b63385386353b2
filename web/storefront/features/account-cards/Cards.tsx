import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/account-cards'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import css from './Cards.module.css'
import { cardName, CardVisual } from './CardVisual'
import { savedCardsQuery } from '@/storefront/features/card-form/saved-cards'

export const CARDS_PATH = '/compte/cartes-de-credit'

/** The saved cards. Each leads to its own page, where it can be changed. */
export function Cards({ userId }: { userId: string }) {
  const query = useQuery(savedCardsQuery(userId))
  const add = <Button href={`${CARDS_PATH}/ajouter`}>{t.add}</Button>
  return (
    <>
      <TitleBar title={t.title} back={{}} action={query.data && query.data.length > 0 && add} />
      <Loaded query={query} skeleton={<Skeleton width="21rem" height="13.25rem" />}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState title={t.empty} text={t.emptyHint} action={add} />
          ) : (
            <ul className={css.cards}>
              {cards.map((card) => (
                <li key={card.id}>
                  <Link className={css.link} href={`${CARDS_PATH}/${card.id}`} aria-label={t.manageOf(cardName(card))}>
                    <CardVisual card={card} />
                    <span className={css.manage} aria-hidden="true">
                      {t.manage}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/giveaway'
import { GiveawayPage } from '@/storefront/features/giveaway/GiveawayPage'
import { giveawayQuery, sellerQueries } from '@/storefront/features/giveaway/queries'
import type { Meta, Read } from '@/router/route'

export const needs = () => [giveawayQuery(), ...sellerQueries()]

export function meta(_: unknown, read: Read): Meta {
  if (read(giveawayQuery())?.state === 'none') return { title: t.none.title, robots: 'noindex' }
  return { title: t.meta.title, description: t.meta.description }
}

export default function GiveawayRoute() {
  const giveaway = useQuery(giveawayQuery()).data
  const answers = useQueries({ queries: sellerQueries() })
  const sellers = answers.flatMap(({ data }) => data ?? [])
  return giveaway ? <GiveawayPage giveaway={giveaway} sellers={sellers} /> : null
}

import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/giveaway'
import { GiveawayPage } from '@/storefront/features/giveaway/GiveawayPage'
import { giveawayQuery } from '@/storefront/features/giveaway/queries'
import { isScheduled } from '@/storefront/features/giveaway/types'
import type { Meta, Read } from '@/router/route'

export const needs = () => [giveawayQuery()]

export function meta(_: unknown, read: Read): Meta {
  const giveaway = read(giveawayQuery())
  if (giveaway && !isScheduled(giveaway)) return { title: t.none.title, robots: 'noindex' }
  if (giveaway?.state === 'open') return { title: t.meta.title, description: t.meta.description }
  return { title: t.over.title, description: t.over.description }
}

export default function GiveawayRoute() {
  const giveaway = useQuery(giveawayQuery()).data
  return giveaway ? <GiveawayPage giveaway={giveaway} /> : null
}

import { cleanup, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { t } from '#i18n/operator-today'
import { destinations } from '@/operator/features/today/ToDoPanel'
import { showAtDesk } from '@/operator/testing'
import DisputesPage from './routes/disputes'
import InboxPage from './routes/inbox'
import LatePage from './routes/late'
import OrdersPage from './routes/orders'
import PayoutsPage from './routes/payouts'
import ReportsPage from './routes/reports'
import ReturnsPage from './routes/returns'
import ShopsPage from './routes/shops'
import SystemPage from './routes/system'
import VerificationPage from './routes/verification'

const pages: Record<string, ComponentType> = {
  '/verification': VerificationPage,
  '/litiges': DisputesPage,
  '/versements': PayoutsPage,
  '/commandes': OrdersPage,
  '/boutiques': ShopsPage,
  '/retards': LatePage,
  '/retours': ReturnsPage,
  '/boite': InboxPage,
  '/signalements': ReportsPage,
  '/systeme': SystemPage,
}

/** The view that each thing to do selects; nothing where a page has only one list. */
const selected: Record<string, string | undefined> = {
  differences: undefined,
  disputes: 'À traiter',
  payouts: 'Avec un versement revenu',
  payoutRuns: 'Tous',
  refunds: 'Remboursement non abouti',
  shops: 'En attente',
  late: undefined,
  returns: 'Sans réponse',
  inbox: 'Ouverts',
  reports: 'À traiter',
  letters: 'Lettres échouées',
  jobs: 'Travaux échoués',
}

const machine = {
  version: '1.0',
  startedAt: '2026-11-16T12:00:00Z',
  database: 'sqlite',
  mail: 'smtp',
  payments: 'stripe',
  checks: [],
  jobs: { failed: 1, waiting: 0 },
  letters: { failed: 1, waiting: 0 },
  ledger: { checkedAt: null, mismatches: 0 },
}

it('each thing to do leads to the list it names', () => {
  expect(Object.keys(destinations).sort()).toEqual(Object.keys(selected).sort())
  expect(Object.keys(t.toDo.names).sort()).toEqual(Object.keys(selected).sort())
  for (const [name, { path: address }] of Object.entries(destinations)) {
    const Page = pages[address.split('?')[0]!]!
    const { container } = showAtDesk(<Page />, { address, answers: { '/v1/operator/system': machine } })
    const views = [...container.querySelectorAll('nav [aria-current="page"]')].map(
      (link) => link.firstChild?.textContent,
    )
    expect([name, ...views]).toEqual([name, ...(selected[name] ? [selected[name]] : [])])
    expect(within(container).getAllByRole('heading', { level: 1 })).toHaveLength(1)
    cleanup()
  }
})

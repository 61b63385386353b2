import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showAtDesk } from '@/operator/testing'
import type { Right } from '@/operator/me-context'
import type { Taxes as Report } from './queries'
import { Taxes } from './Taxes'

const period = { from: '2026-10-01', to: '2026-12-31' }
const report: Report = {
  ...period,
  lines: [
    { province: 'QC', tax: 'GST', ratePercent: 5, base: 345, byShops: 4.25, byPlatform: 13.01 },
    { province: 'QC', tax: 'QST', ratePercent: 9.975, base: 345, byShops: 8.48, byPlatform: 25.94 },
    { province: 'NS', tax: 'HST', ratePercent: 14, base: -10, byShops: 0, byPlatform: -1.4 },
  ],
  commissions: [{ province: 'QC', commission: 30.9, gstHst: 1.54, qst: 3.08 }],
  totals: [
    { tax: 'GST', byShops: 4.25, byPlatform: 13.01, commissions: 1.54, toRemit: 14.55 },
    { tax: 'HST', byShops: 0, byPlatform: -1.4, commissions: 0, toRemit: -1.4 },
    { tax: 'QST', byShops: 8.48, byPlatform: 25.94, commissions: 3.08, toRemit: 29.02 },
  ],
}

function show(rights?: readonly Right[]) {
  showAtDesk(
    <Taxes period={period} today="2027-01-10" hrefFor={({ from, to }) => `/taxes?du=${from}&au=${to}`} go={() => {}} />,
    {
      answers: { '/v1/operator/taxes?from=2026-10-01&to=2026-12-31': report },
      ...(rights && { rights }),
    },
  )
}

it('says what to remit, and each tax by province and rate with the orders behind it', () => {
  show()
  expect(screen.getAllByText('14,55 $').length).toBeGreaterThan(0)
  const table = screen.getByRole('table', { name: 'Par province et par taux' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
    'TPS 5\u00a0%',
    'TVQ 9,975\u00a0%',
    'TVH 14\u00a0%',
  ])
  expect(within(rows[2]!).getByRole('link').getAttribute('href')).toBe(
    '/regie/commandes?province=NS&du=2026-10-01&au=2026-12-31',
  )
  expect(screen.getByRole('link', { name: 'Le trimestre dernier' }).getAttribute('aria-current')).toBe('page')
})

it('leads nowhere for someone who may not read orders', () => {
  show(['money.read'])
  expect(within(screen.getByRole('table', { name: 'Par province et par taux' })).queryByRole('link')).toBeNull()
})

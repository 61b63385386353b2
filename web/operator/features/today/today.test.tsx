import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { t as did } from '#i18n/operator-acts'
import { t as journal } from '#i18n/operator-journal'
import { showAtDesk } from '@/operator/testing'
import { difference, percent } from './compare'
import { Today } from './Today'
import type { TodayAnswer } from './queries'

const answer: TodayAnswer = {
  at: '2026-11-16T15:20:00Z',
  sales: { now: 3184.6, before: 2741.15 },
  orders: { now: 38, before: 34 },
  people: { now: 21, before: 26 },
  shops: { now: 2, before: 1 },
  refunds: { now: 0, before: 0 },
  days: [
    { day: '2026-11-15', orders: 3, amount: 400, before: 200 },
    { day: '2026-11-16', orders: 1, amount: 100, before: 300 },
  ],
  total: 400,
  previous: 200,
  toDo: [
    { name: 'late', count: 7, oldest: '2026-11-11T05:00:00Z' },
    { name: 'refunds', count: 1, oldest: null },
    { name: 'something newer', count: 3, oldest: null },
  ],
}
const answers = { '/v1/operator/today': answer, '/v1/operator/journal': { data: [], next: '' } }

it('figures are beside those of last week, and what presses most is first', () => {
  showAtDesk(<Today />, { answers })
  for (const text of ['3 184,60 $', '+16,2 %', '+4', '\u22125']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  const lines = within(screen.getByRole('region', { name: 'À faire' })).getAllByRole('listitem')
  expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
    '/regie/commandes?remboursement=non-abouti',
    '/regie/retards',
  ])
})

it('a day with nothing to do says so', () => {
  showAtDesk(<Today />, { answers: { ...answers, '/v1/operator/today': { ...answer, toDo: [] } } })
  expect(screen.getByText('Rien n’attend. Revenez plus tard dans la journée.')).toBeTruthy()
})

it('the chart has its figures in a table too', () => {
  showAtDesk(<Today />, { answers })
  const table = screen.getByRole('table', { hidden: true })
  expect(within(table).getByText('400,00 $')).toBeTruthy()
})

it('differences are told with their sign, and nothing is told without one', () => {
  expect(difference(38, 34)).toBe('+4')
  expect(difference(1, 3)).toBe('\u22122')
  expect(difference(3, 3)).toBe('')
  expect(percent(110, 100)).toBe('+10\u00a0%')
  expect(percent(5, 0)).toBe('')
})

it('what the team did last is told in sentences, one for each act of the journal', () => {
  const line = { operatorId: 'l', subjectKind: '', subjectId: '', before: null, after: null, reason: '' }
  const at = '2026-11-16T14:40:00Z'
  const said = [
    { ...line, id: '3', at, operatorName: 'Lucie Fontaine', act: 'payouts.propose', subjectName: '2026-11-16' },
    { ...line, id: '2', at, operatorName: 'Marc Gagné', act: 'shop.approved', subjectName: 'Reliure du Faubourg' },
    { ...line, id: '1', at, operatorName: 'Marc Gagné', act: 'operator.join', subjectName: 'Marc Gagné' },
  ]
  showAtDesk(<Today />, { answers: { ...answers, '/v1/operator/journal': { data: said, next: '' } } })
  const lines = within(screen.getByRole('region', { name: 'Derniers gestes de l’équipe' })).getAllByRole('listitem')
  expect(lines.map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Lucie Fontaine a proposé les versements du 16 novembre 2026',
    'Marc Gagné a approuvé la boutique Reliure du Faubourg',
    'Marc Gagné a rejoint l’équipe',
  ])
  expect(Object.keys(did).sort()).toEqual(Object.keys(journal.acts).sort())
})

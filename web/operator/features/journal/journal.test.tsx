import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import { changesOf } from './changes'
import { Journal } from './Journal'

function Page() {
  return <Journal state={useListState('/journal')} />
}
const line = {
  id: 'j1',
  at: '2026-11-16T15:12:00Z',
  operatorId: 'u1',
  operatorName: 'Nadia Benali',
  act: 'operator.role',
  subjectKind: 'operator',
  subjectId: 'u2',
  subjectName: 'Louise Paradis',
  before: { role: 'service' },
  after: { role: 'finances' },
  reason: 'Elle change de poste',
}

it('says who did what to what, what changed and why, and leads to older lines', () => {
  showAtDesk(<Page />, {
    address: '/journal?geste=operator.role',
    answers: { '/v1/operator/journal?act=operator.role': { data: [line], next: 'j1' } },
  })
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['Nadia Benali', 'Changer un rôle', 'Louise Paradis', 'Elle change de poste', '1 changement']) {
    expect(within(row).getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Plus anciennes' }).getAttribute('href')).toBe(
    '/regie/journal?geste=operator.role&avant=j1',
  )
})

it('filters that let nothing through can be dropped', () => {
  showAtDesk(<Page />, {
    address: '/journal?geste=operator.role',
    answers: { '/v1/operator/journal?act=operator.role': { data: [], next: '' } },
  })
  expect(screen.getByRole('link', { name: 'Retirer les filtres' }).getAttribute('href')).toBe('/regie/journal')
})

it('a change has a line per field that differs, in words where there are some', () => {
  expect(changesOf({ role: 'service', x: 1 }, { role: 'contenu', x: 1, open: true })).toEqual([
    { field: 'Rôle', before: 'service', after: 'contenu' },
    { field: 'open', before: '', after: 'oui' },
  ])
  expect(changesOf(null, null)).toEqual([])
})

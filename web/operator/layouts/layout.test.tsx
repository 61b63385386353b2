import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { t } from '#i18n/operator'
import { SessionContext } from '@/session/session-context'
import type { Session } from '@/session/session'
import { me, showAtDesk } from '@/operator/testing'
import { entryOf, navFor } from './nav'
import { OperatorLayout } from './OperatorLayout'

const frame = (
  <SessionContext value={{} as Session}>
    <OperatorLayout>
      <input aria-label="Note" />
    </OperatorLayout>
  </SessionContext>
)
const health = { '/v1/operator/health': { ok: false, failing: 1, sentence: 'Une vérification échoue' } }

it('shows the screens that exist and that the role allows, and the health of the system', () => {
  showAtDesk(frame, { rights: ['today.see', 'journal.read'], answers: health, address: '/journal' })
  const nav = screen.getAllByRole('navigation', { name: 'Régie' })[0]!
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Aujourd’hui', 'Journal'])
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Journal')
  expect(screen.getByText('Une vérification échoue')).toBeTruthy()
})

it('goes to a screen by G and its letter, opens the palette and shows the keys', () => {
  const { asked } = showAtDesk(frame, { answers: health })
  const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init)
  press({ key: 'g' }, screen.getByLabelText('Note'))
  press({ key: 'j' }, screen.getByLabelText('Note'))
  expect(asked).toEqual([])
  press({ key: 'g' })
  press({ key: 'j' })
  expect(asked).toEqual(['/regie/journal'])
  press({ key: 'k', ctrlKey: true })
  expect(screen.getByRole('combobox', { name: 'Chercher dans la Régie' })).toBeTruthy()
})

it('the list of keys has those of lists, orders and categories', () => {
  const keys = t.keys.list.flatMap(([pressed]) => pressed)
  for (const key of [
    'K',
    '/',
    '↑',
    '↓',
    'Entrée',
    'X',
    'Échap',
    'N',
    'R',
    '←',
    '→',
    'Début',
    'Fin',
    'Espace',
    'F2',
    '?',
  ]) {
    expect(keys).toContain(key)
  }
  const meanings = t.keys.list.map(([, meaning]) => meaning)
  expect(new Set(meanings).size).toBe(meanings.length)
})

it('a letter leads to one screen only', () => {
  const keys = navFor(me.rights).flatMap(({ entries }) => entries.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

it('knows which screen a page belongs to', () => {
  expect([entryOf('/journal')?.right, entryOf('/nulle-part')]).toEqual(['journal.read', undefined])
})

it('tells beside a screen how much waits in its lists', async () => {
  const waiting = [
    { name: 'letters', count: 2, oldest: null },
    { name: 'jobs', count: 3, oldest: null },
    { name: 'late', count: 7, oldest: null },
  ]
  showAtDesk(frame, {
    rights: ['today.see', 'system.read', 'journal.read'],
    answers: { ...health, '/v1/operator/waiting': { data: waiting } },
  })
  expect(await screen.findByRole('link', { name: /^Système.*5 en attente$/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Journal' })).toBeTruthy()
})

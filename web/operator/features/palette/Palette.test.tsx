import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showAtDesk } from '@/operator/testing'
import { PaletteSearch } from './PaletteSearch'

const actions = [
  { title: 'Aller à Journal', icon: 'book' as const, href: '/regie/journal' },
  { title: 'Aller à Équipe', icon: 'shield' as const, href: '/regie/equipe' },
]

it('arrows choose a row and Enter opens it', () => {
  const onClose = vi.fn()
  const { asked } = showAtDesk(<PaletteSearch actions={actions} onClose={onClose} />)
  const field = screen.getByRole('combobox')
  const chosen = () => screen.getByRole('option', { selected: true }).textContent
  expect(chosen()).toBe('Aller à Journal')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen()).toBe('Aller à Équipe')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([asked, onClose.mock.calls.length]).toEqual([['/regie/equipe'], 1])
})

it('says when nothing answers', () => {
  showAtDesk(<PaletteSearch actions={actions} onClose={() => {}} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zz' } })
  expect(screen.getByRole('status').textContent).toContain('zz')
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showScreen } from '@/desk/testing'
import { RichText } from './RichText'

function show(value: string) {
  const onChange = vi.fn()
  showScreen(<RichText label="Description" help="Quelques mots" value={value} onChange={onChange} />)
  return { onChange, area: screen.getByRole('textbox', { name: 'Description' }) }
}

it('shows what the server kept, and passing through it changes nothing', () => {
  const { onChange, area } = show('<p>Un <a href="https://a.test" rel="nofollow noreferrer">bol</a></p>')
  expect(area.textContent).toBe('Un bol')
  fireEvent.focus(area)
  fireEvent.blur(area)
  expect(onChange).not.toHaveBeenCalled()
})

it('reports what is typed, without its formatting', () => {
  const { onChange, area } = show('')
  area.innerHTML = '<div style="color:red">Un <b>bol</b></div>'
  fireEvent.input(area)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('<p>Un <strong>bol</strong></p>')
})

it('has tools reached by one Tab, and arrows between them', () => {
  show('')
  const tools = screen.getAllByRole('button')
  expect(tools.map((tool) => tool.tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
  tools[0]!.focus()
  fireEvent.keyDown(tools[0]!, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Liste numérotée' }))
})

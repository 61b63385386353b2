import { fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
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

it('keeps what was typed when it was out of sight for a while', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <RichText label="Description" value="<p>Un bol</p>" onChange={() => {}} />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  const area = screen.getByRole('textbox', { name: 'Description' })
  area.innerHTML = '<p>Deux bols</p>'
  fireEvent.input(area)
  rerender(page('hidden'))
  rerender(page('visible'))
  expect(area.textContent).toBe('Deux bols')
})

it('has tools reached by one Tab, and arrows between them', () => {
  show('')
  const tools = screen.getAllByRole('button')
  expect(tools.map((tool) => tool.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1])
  tools[0]!.focus()
  fireEvent.keyDown(tools[0]!, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lien' }))
})

function choose(node: Node) {
  const range = document.createRange()
  range.selectNodeContents(node)
  document.getSelection()?.removeAllRanges()
  document.getSelection()?.addRange(range)
}

it('gives chosen words an address, and refuses what is none', () => {
  const { area } = show('<p>Un bol</p>')
  const run = vi.spyOn(document, 'execCommand')
  choose(area.querySelector('p')!)
  fireEvent.click(screen.getByRole('button', { name: 'Lien' }))
  const address = screen.getByRole('textbox', { name: 'Adresse du lien' })
  expect(document.activeElement).toBe(address)
  fireEvent.change(address, { target: { value: 'javascript:x()' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.getByText(/commence par https/)).toBeTruthy()
  expect(run).not.toHaveBeenCalledWith('createLink', false, expect.anything())
  fireEvent.change(address, { target: { value: 'exemple.ca/bols' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(run).toHaveBeenCalledWith('createLink', false, 'https://exemple.ca/bols')
  expect(screen.queryByRole('group', { name: 'Lien' })).toBeNull()
})

it('edits and removes the link that chosen words are in', () => {
  const { onChange, area } = show('<p>Un <a href="https://a.test">bol</a></p>')
  const open = () => {
    choose(area.querySelector('a')!)
    fireEvent.click(screen.getByRole('button', { name: 'Lien' }))
  }
  open()
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse du lien' })
  expect(address.value).toBe('https://a.test')
  fireEvent.change(address, { target: { value: 'ana@exemple.ca' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mettre le lien' }))
  expect(onChange).toHaveBeenLastCalledWith('<p>Un <a href="mailto:ana@exemple.ca">bol</a></p>')
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le lien' }))
  expect(onChange).toHaveBeenLastCalledWith('<p>Un bol</p>')
})

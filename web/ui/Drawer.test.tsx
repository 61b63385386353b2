import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './Drawer'

afterEach(cleanup)

const drawer = (open: boolean, onClose = () => {}) => (
  <Drawer open={open} onClose={onClose} title="Mon panier" footer="Total">
    Contenu
  </Drawer>
)
const dialog = () => document.querySelector('dialog')!

describe('a drawer', () => {
  it('holds nothing before it is first opened, and keeps its content while it slides out', () => {
    const { rerender } = render(drawer(false))
    expect(dialog().textContent).toBe('')
    rerender(drawer(true))
    expect(dialog().open).toBe(true)
    expect(dialog().textContent).toContain('Contenu')
    rerender(drawer(false))
    expect(dialog().open).toBe(false)
    expect(dialog().textContent).toContain('Contenu')
  })

  it('is named by its title and lets focus enter on the close button', () => {
    render(drawer(true))
    const label = document.getElementById(dialog().getAttribute('aria-labelledby')!)
    expect(label?.textContent).toBe('Mon panier')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fermer' }))
  })

  it('asks its owner to close on Escape, on the veil and on the button, and never closes by itself', () => {
    const onClose = vi.fn()
    render(drawer(true, onClose))
    const escape = new Event('cancel', { cancelable: true })
    fireEvent(dialog(), escape)
    expect(escape.defaultPrevented).toBe(true)
    fireEvent.click(dialog())
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(onClose).toHaveBeenCalledTimes(3)
    expect(dialog().open).toBe(true)
  })

  it('stays open when its content is clicked', () => {
    const onClose = vi.fn()
    render(drawer(true, onClose))
    fireEvent.click(screen.getByText('Contenu'))
    expect(onClose).not.toHaveBeenCalled()
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from './Tabs'

afterEach(cleanup)

function Product() {
  const [selected, setSelected] = useState('description')
  const tabs = ['Description', 'Spécifications', 'Questions'].map((label) => ({
    id: label.toLowerCase(),
    label,
    panel: `Panneau ${label}`,
  }))
  return <Tabs label="Le produit" tabs={tabs} selected={selected} onSelect={setSelected} />
}
const focused = () => document.activeElement?.textContent

describe('tabs', () => {
  it('show one panel and keep the others in the page', () => {
    render(<Product />)
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    expect(panels.map((panel) => panel.hidden)).toEqual([false, true, true])
    expect(panels[2]?.textContent).toBe('Panneau Questions')
  })

  it('are one stop for the keyboard; arrows, Home and End move between them', async () => {
    render(<Product />)
    await userEvent.tab()
    expect(focused()).toBe('Description')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Spécifications')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Spécifications')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('Description')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Questions')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Description')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Questions')
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  })

  it('tie each tab to its panel', () => {
    render(<Product />)
    const tab = screen.getByRole('tab', { name: 'Description' })
    expect(document.getElementById(tab.getAttribute('aria-controls')!)?.textContent).toBe('Panneau Description')
  })
})

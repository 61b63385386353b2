import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { nestCategories } from '@/storefront/categories'
import { categories, renderOnSite } from '@/storefront/testing'
import { CategoryNav } from './CategoryNav'

const tree = nestCategories(categories)
const show = (current = '/') =>
  renderOnSite(<CategoryNav categories={tree} current={current} onReach={() => undefined} />)
const parent = (name: string) => screen.getByRole('button', { name })
const links = () => screen.queryAllByRole('link', { name: /^Bagues/ })

describe('the category navigation', () => {
  it('opens the second level of a parent and closes it again', () => {
    show()
    fireEvent.click(parent('Bijoux'))
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('link', { name: /^Bagues/ }).getAttribute('href')).toBe('/categorie/bijoux/bagues')
    fireEvent.click(parent('Bijoux'))
    expect(screen.queryByRole('link', { name: /^Bagues/ })).toBeNull()
  })

  it('tells how many products each child holds', () => {
    show()
    fireEvent.click(parent('Maison et décoration'))
    expect(screen.getByRole('link', { name: /^Éclairage/ }).textContent).toBe('Éclairage 200 produits')
  })

  it('is a plain link for a category without children', () => {
    show()
    expect(screen.getByRole('link', { name: 'Cartes-cadeaux' }).getAttribute('href')).toBe('/categorie/cartes')
  })

  it('holds every category behind "Plus"', () => {
    show()
    fireEvent.click(parent('Plus'))
    expect(screen.getByRole('link', { name: /^Maison et décoration/ }).getAttribute('href')).toBe('/categorie/maison')
    expect(screen.getByRole('link', { name: /^Tout voir/ }).getAttribute('href')).toBe('/categorie')
  })

  it('leads to the shops and to the sellers', () => {
    show()
    expect(screen.getByRole('link', { name: 'Magasiner par boutique' }).getAttribute('href')).toBe('/boutique')
    expect(screen.getByRole('link', { name: 'Vendre chez nous' }).getAttribute('href')).toBe('/commencer-a-vendre')
  })

  it('marks the category one is in', () => {
    show('/categorie/bijoux/bagues')
    expect(parent('Bijoux').hasAttribute('data-current')).toBe(true)
    expect(parent('Maison et décoration').hasAttribute('data-current')).toBe(false)
  })
})

describe('its second level', () => {
  const row = nestCategories([
    { id: 'bijoux', slug: 'bijoux', name: 'Bijoux', parentId: null, order: 1, isParent: true },
  ])

  it('is asked for when somebody reaches for the row', () => {
    const reach = vi.fn()
    renderOnSite(<CategoryNav categories={row} current="/" onReach={reach} />)
    parent('Bijoux').focus()
    expect(reach).toHaveBeenCalled()
  })

  it('opens at once and fills when it is there', () => {
    renderOnSite(<CategoryNav categories={row} current="/" onReach={() => undefined} />)
    fireEvent.click(parent('Bijoux'))
    expect(screen.getByRole('link', { name: /^Tout voir/ })).toBeTruthy()
    expect(screen.getByRole('list', { busy: true })).toBeTruthy()
  })
})

describe('by keyboard', () => {
  it('Escape closes the second level and gives the focus back', () => {
    show()
    fireEvent.click(parent('Bijoux'))
    const child = screen.getByRole('link', { name: /^Bagues/ })
    child.focus()
    fireEvent.keyDown(child, { key: 'Escape' })
    expect(links().length).toBe(0)
    expect(document.activeElement).toBe(parent('Bijoux'))
  })

  it('arrows walk along the row and around its ends', () => {
    show()
    parent('Bijoux').focus()
    fireEvent.keyDown(parent('Bijoux'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(parent('Maison et décoration'))
    fireEvent.keyDown(parent('Bijoux'), { key: 'ArrowLeft' })
    expect(document.activeElement?.textContent).toBe('Vendre chez nous')
  })

  it('the arrow down enters the panel, where a step down is a row of 2', async () => {
    show()
    parent('Maison et décoration').focus()
    fireEvent.keyDown(parent('Maison et décoration'), { key: 'ArrowDown' })
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Vaisselle'))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('Textiles')
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toContain('Chandelles')
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    expect(document.activeElement?.textContent).toContain('Éclairage')
  })
})

describe('by mouse', () => {
  it('opens under a resting pointer, stays on a click, closes after the pointer has left', () => {
    vi.useFakeTimers()
    show()
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    fireEvent.pointerEnter(parent('Bijoux'), { pointerType: 'mouse' })
    wait(119)
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('false')
    wait(1)
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('true')
    fireEvent.pointerLeave(screen.getByRole('navigation'))
    wait(240)
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('false')

    fireEvent.pointerEnter(parent('Bijoux'), { pointerType: 'mouse' })
    wait(120)
    fireEvent.click(parent('Bijoux'))
    fireEvent.pointerLeave(screen.getByRole('navigation'))
    wait(1000)
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('true')
  })

  it('closes on a click elsewhere', () => {
    show()
    fireEvent.click(parent('Bijoux'))
    fireEvent.pointerDown(document.body)
    expect(parent('Bijoux').getAttribute('aria-expanded')).toBe('false')
  })
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nestCategories } from '@/storefront/categories'
import { categories } from '@/storefront/testing'
import { CategoryFilter } from './CategoryFilter'
import { CategoryTree } from './CategoryTree'
import { categoryKey, categoryMenu, chainTo } from './category-menu'
import { CodeFilter } from './CodeFilter'
import { DistanceFilter } from './DistanceFilter'
import { OnlyFilter } from './OnlyFilter'
import { PriceFilter } from './PriceFilter'
import { ShopFilter } from './ShopFilter'
import { DEFAULT_STATE, type PriceBetween } from './state'
import { ValueFilter } from './ValueFilter'

afterEach(cleanup)

describe('the price filter', () => {
  const onChange = vi.fn()
  function show(start: PriceBetween = { min: 0, max: 1000 }) {
    function Controlled() {
      const [value, setValue] = useState(start)
      return (
        <PriceFilter
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
      )
    }
    onChange.mockReset()
    render(<Controlled />)
  }
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  const figure = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('goes from 0 to 1000 by 20, labelled De and À', () => {
    show()
    const low = thumb('Prix minimal')
    expect([low.min, low.max, low.step]).toEqual(['0', '1000', '20'])
    expect([figure('De').value, figure('À').value]).toEqual(['0\u00a0$', '1\u00a0000\u00a0$'])
  })

  it('takes effect when a drag ends, not while it goes on', () => {
    show()
    fireEvent.change(thumb('Prix maximal'), { target: { value: '300' } })
    expect(onChange).not.toHaveBeenCalled()
    expect(figure('À').value).toBe('300\u00a0$')
    fireEvent.pointerUp(thumb('Prix maximal'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ min: 0, max: 300 })
  })

  it.each([
    ['Prix minimal', '400', { min: 300, max: 300 }],
    ['Prix maximal', '40', { min: 100, max: 100 }],
  ])('%s stops at the other end', (name, value, expected) => {
    show({ min: 100, max: 300 })
    fireEvent.change(thumb(name), { target: { value } })
    fireEvent.keyUp(thumb(name))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it.each([
    ['45', { min: 45, max: 300 }],
    ['45,99 $', { min: 45, max: 300 }],
    ['9999', { min: 300, max: 300 }],
  ])('takes %s typed as %o', (typed, expected) => {
    show({ min: 0, max: 300 })
    fireEvent.focus(figure('De'))
    fireEvent.change(figure('De'), { target: { value: typed } })
    fireEvent.blur(figure('De'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('leaves the price alone when nothing was typed', () => {
    show({ min: 40, max: 300 })
    fireEvent.focus(figure('De'))
    fireEvent.change(figure('De'), { target: { value: ' ' } })
    fireEvent.blur(figure('De'))
    expect(onChange).not.toHaveBeenCalled()
    expect(figure('De').value).toBe('40\u00a0$')
  })
})

describe('the category navigation', () => {
  const tree = nestCategories(categories)
  const facets = categories.map((node) => ({ key: categoryKey(node), count: 3 }))
  const show = (id?: string) =>
    render(
      <CategoryFilter
        menu={categoryMenu(
          tree,
          facets,
          chainTo(tree, (node) => node.id === id),
          231,
        )}
        linkTo={(node) => node?.link ?? '/categorie'}
      />,
    )
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

  it('leads up to all categories, then down', () => {
    show('bijoux')
    expect(links()).toEqual([
      ['Toutes les catégories', '/categorie'],
      ['Bijoux3', '/categorie/bijoux'],
      ['Bagues3', '/categorie/bijoux/bagues'],
      ['Colliers3', '/categorie/bijoux/colliers'],
    ])
  })

  it('leads up to the parent of a subcategory', () => {
    show('bagues')
    expect(links()[0]).toEqual(['Bijoux', '/categorie/bijoux'])
  })

  it('marks where we are', () => {
    show()
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Toutes les catégories231')
  })
})

describe('the tree of categories', () => {
  const tree = nestCategories(categories)
  const facets = categories.map((node) => ({ key: categoryKey(node), count: 3 }))
  const onChoose = vi.fn()
  const show = (chosen: string[]) => {
    onChoose.mockReset()
    return render(
      <CategoryTree
        tree={tree}
        facets={facets}
        chosen={chosen}
        hrefFor={(keys) => `/recherche?categories=${keys.join()}`}
        onChoose={onChoose}
      />,
    )
  }
  const keyOf = (id: string) => categoryKey(categories.find((one) => one.id === id)!)

  it('takes several, and opens a chosen one on those below', () => {
    show([keyOf('bijoux')])
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Bijoux3')
    fireEvent.click(screen.getByRole('link', { name: /^Maison/ }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([keyOf('bijoux'), keyOf('maison')])
  })

  it('never chooses a category together with one below it', () => {
    show([keyOf('bijoux')])
    fireEvent.click(screen.getByRole('link', { name: 'Bagues 3' }))
    expect(onChoose).toHaveBeenLastCalledWith([keyOf('bagues')])
    cleanup()
    show([keyOf('bagues')])
    fireEvent.click(screen.getByRole('link', { name: 'Bijoux 3' }))
    expect(onChoose).toHaveBeenLastCalledWith([keyOf('bijoux')])
  })

  it('gives up a chosen one, or all', () => {
    show([keyOf('bijoux'), keyOf('maison')])
    fireEvent.click(screen.getByRole('link', { name: 'Bijoux 3' }))
    expect(onChoose).toHaveBeenLastCalledWith([keyOf('maison')])
    fireEvent.click(screen.getByRole('link', { name: 'Toutes les catégories' }))
    expect(onChoose).toHaveBeenLastCalledWith([])
  })
})

describe('the offers', () => {
  it('are those that would leave something, and the chosen ones', () => {
    const choose = vi.fn()
    render(<OnlyFilter counts={{ inStock: 12, onSale: 0, freeShipping: 0 }} chosen={['onSale']} onChoose={choose} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    fireEvent.click(screen.getByRole('checkbox', { name: 'En stock 12' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(['onSale', 'inStock'])
  })
})

describe('the values of an option', () => {
  const facets = Array.from({ length: 9 }, (_, i) => ({ code: `c${i}`, name: `Couleur ${i}`, count: 9 - i }))
  it('shows the most frequent, the others on demand, and takes several', () => {
    const choose = vi.fn()
    render(<ValueFilter kind="colors" facets={facets} chosen={['c8']} onChoose={choose} />)
    const group = within(screen.getByRole('group', { name: 'Couleur' }))
    expect(group.getAllByRole('checkbox')).toHaveLength(7)
    fireEvent.click(group.getByRole('button', { name: '3\u00a0de plus' }))
    expect(group.getAllByRole('checkbox')).toHaveLength(9)
    fireEvent.click(group.getByRole('checkbox', { name: 'Couleur 0 9' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(['c8', 'c0'])
  })
  it('stay away when there is nothing to choose', () => {
    const { container } = render(
      <ValueFilter kind="sizes" facets={facets.slice(0, 1)} chosen={[]} onChoose={() => {}} />,
    )
    expect(container.textContent).toBe('')
  })
})

describe('the distance', () => {
  it('keeps the position it has, and forgets it with the filter', () => {
    const change = vi.fn()
    const here = { ...DEFAULT_STATE, within: 25, lat: 46.81, lon: -71.21 }
    render(<DistanceFilter state={here} onChange={change} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Jusqu’à 25\u00a0km' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Jusqu’à 50\u00a0km' }))
    expect(change).toHaveBeenLastCalledWith({ ...here, within: 50 })
    fireEvent.click(screen.getByRole('radio', { name: 'Peu importe' }))
    expect(change).toHaveBeenLastCalledWith(DEFAULT_STATE)
  })
})

describe('the filter of shops by category code', () => {
  it('lists the ten codes by their names and takes several', () => {
    const choose = vi.fn()
    render(<CodeFilter facets={[{ code: 'pets', label: 'Bêtes', count: 3 }]} chosen={['cars']} onChoose={choose} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(10)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Bêtes 3' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(['cars', 'pets'])
  })
})

describe('the filter of products by shop', () => {
  const stores = Array.from({ length: 9 }, (_, i) => ({
    id: `${i}`,
    slug: `s${i}`,
    name: `Boutique ${i}`,
    count: 9 - i,
  }))
  it('shows the fullest first, the others on demand, and always the chosen one', () => {
    const choose = vi.fn()
    render(<ShopFilter stores={stores} chosen="s8" onChoose={choose} />)
    const group = within(screen.getByRole('radiogroup', { name: 'Boutiques' }))
    expect(group.getAllByRole('radio')).toHaveLength(8)
    fireEvent.click(group.getByRole('button', { name: '3\u00a0autres boutiques' }))
    expect(group.getAllByRole('radio')).toHaveLength(10)
    fireEvent.click(group.getByRole('radio', { name: 'Toutes les boutiques' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('')
  })
  it('stays away when all comes from one shop', () => {
    const { container } = render(<ShopFilter stores={stores.slice(0, 1)} chosen="" onChoose={() => {}} />)
    expect(container.textContent).toBe('')
  })
})

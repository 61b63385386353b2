import { describe, expect, it } from 'vitest'
import { nestCategories } from '@/storefront/categories'
import { categories } from '@/storefront/testing'
import type { CategoryFacet } from './types'
import { categoryKey, categoryMenu, chainTo, compareNames } from './category-menu'

const tree = nestCategories(categories)
const facets = categories.map((node, i): CategoryFacet => ({ key: categoryKey(node), count: i + 1 }))
const chain = (id: string) => chainTo(tree, (node) => node.id === id)
const names = (menu: ReturnType<typeof categoryMenu>) => menu.children.map(({ node }) => node.name)

describe('the category navigation', () => {
  it('shows the top categories when none is chosen', () => {
    const menu = categoryMenu(tree, facets, [], 231)
    expect(menu).toMatchObject({ parent: undefined, current: null, count: 231 })
    expect(names(menu)).toEqual(['Bijoux', 'Maison et décoration', 'Cartes-cadeaux'])
  })

  it('goes up to all categories from a top one, to the parent from another', () => {
    expect(categoryMenu(tree, facets, chain('bijoux'), 0).parent).toBeNull()
    expect(categoryMenu(tree, facets, chain('anneaux'), 0).parent?.name).toBe('Bagues')
  })

  it('keeps the order of 4 subcategories, and sorts more than 4 by name', () => {
    expect(names(categoryMenu(tree, facets, chain('maison'), 0))).toEqual([
      'Affiches',
      'Chandelles',
      'Éclairage',
      'Textiles',
      'Vaisselle',
    ])
    const four = facets.filter(({ key }) => key !== 'affiches')
    expect(names(categoryMenu(tree, four, chain('maison'), 0))).toEqual([
      'Vaisselle',
      'Éclairage',
      'Textiles',
      'Chandelles',
    ])
  })

  it('leaves out what holds nothing of the listing', () => {
    const menu = categoryMenu(
      tree,
      facets.filter(({ key }) => key !== 'colliers'),
      chain('bijoux'),
      0,
    )
    expect(names(menu)).toEqual(['Bagues'])
  })

  it('tells how many products each holds', () => {
    const menu = categoryMenu(tree, facets, chain('bijoux'), 0)
    expect([menu.count, ...menu.children.map(({ count }) => count)]).toEqual([2, 4, 5])
  })
})

describe('a category', () => {
  it('is found with its ancestors, or not at all', () => {
    expect(chain('anneaux').map(({ id }) => id)).toEqual(['bijoux', 'bagues', 'anneaux'])
    expect(chain('nulle-part')).toEqual([])
  })
  it('is written by its short id', () => {
    expect(categoryKey({ id: 'abc', shortId: 12 })).toBe('12')
    expect(categoryKey({ id: 'abc' })).toBe('abc')
  })
  it('sorts accents and ligatures with their letters', () => {
    expect(['Zèbres', 'Œufs', 'Épices', 'Eaux', 'oignons', 'Arts'].sort(compareNames)).toEqual([
      'Arts',
      'Eaux',
      'Épices',
      'Œufs',
      'oignons',
      'Zèbres',
    ])
  })
})
